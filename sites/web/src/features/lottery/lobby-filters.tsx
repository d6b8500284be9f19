import { SearchField } from '@livery/ui/search-field';
import { Select } from '@livery/ui/select';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Filters } from './lottery.styles.ts';
import { type LobbyAddress, searchOf } from './lottery-address.ts';
import { useWeekDays } from './use-week-days.ts';

/** Milliseconds of rest after a key, before the lotteries of what is typed are shown. */
const typingRest = 200;
/** Narrows the lobby by name and by day of the week (spec §2, §9). */
export function LobbyFilters({ address, vendor }: { address: LobbyAddress; vendor: unknown }) {
  const { t } = useTranslation();
  const router = useRouter();
  const [typed, setTyped] = useState(address.name);
  const [asked, setAsked] = useState({ name: address.name, shown: address.name });
  // A link has led to another name: that one stands in the field. What was typed here comes back as it was asked for.
  if (address.name !== asked.shown) {
    if (address.name !== asked.name) setTyped(address.name);
    setAsked({ name: address.name, shown: address.name });
  }
  const week = useWeekDays();
  const name = typed.trim();
  const show = (choice: Partial<LobbyAddress>) =>
    // The way back leads out of the lobby, not through each of its filters; the place on the page stays.
    void router.navigate({
      to: '/lottery',
      search: searchOf({ ...address, name, ...choice }, vendor),
      replace: true,
      resetScroll: false,
    });
  const find = useEffectEvent((wanted: string) => {
    if (wanted === address.name) return;
    setAsked({ ...asked, name: wanted });
    show({ name: wanted });
  });
  useEffect(() => {
    // Each character restarts the delay.
    const timer = setTimeout(() => find(name), typingRest);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <Filters role="search" aria-label={t('lottery.find')}>
      <SearchField
        label={t('lottery.name')}
        placeholder={t('lottery.name')}
        clearLabel={t('lottery.name.clear')}
        value={typed}
        onChange={setTyped}
      />
      <Select
        label={t('lottery.day')}
        value={address.day === undefined ? '' : String(address.day)}
        options={[{ value: '', label: t('lottery.day.all') }, ...week]}
        onChange={({ target }) => show({ day: target.value ? Number(target.value) : undefined })}
      />
    </Filters>
  );
}

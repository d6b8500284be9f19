import { SearchField } from '@livery/ui/search-field';
import { Select } from '@livery/ui/select';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Filters } from './lottery.styles.ts';
import { type LobbyAddress, searchOf, weekDays } from './lottery-address.ts';

/** Milliseconds of rest after a key, before the lotteries of what is typed are shown. */
const typingRest = 200;
/** A Sunday, in a zone without any shift. */
const sunday = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** Narrows the lobby by name and by day of the week (spec §2, §9). */
export function LobbyFilters({ address, vendor }: { address: LobbyAddress; vendor: unknown }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { format } = useServices();
  const [typed, setTyped] = useState(address.name);
  const [asked, setAsked] = useState({ name: address.name, shown: address.name });
  // A link has led to another name: that one stands in the field. What was typed here comes back as it was asked for.
  if (address.name !== asked.shown) {
    if (address.name !== asked.name) setTyped(address.name);
    setAsked({ name: address.name, shown: address.name });
  }
  const names = useMemo(() => {
    const long = new Intl.DateTimeFormat(format.locale, { weekday: 'long', timeZone: 'UTC' });
    return weekDays.map((day) => ({
      value: String(day),
      label: long.format(sunday + (day - 1) * dayMs),
    }));
  }, [format.locale]);
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
    // Another letter begins the rest anew.
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
        options={[{ value: '', label: t('lottery.day.all') }, ...names]}
        onChange={({ target }) => show({ day: target.value ? Number(target.value) : undefined })}
      />
    </Filters>
  );
}

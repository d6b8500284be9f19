import { teamDownlines } from '@livery/api/contract/team';
import { Combobox, type ComboboxOption } from '@livery/ui/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useDebounced } from '../../../app/use-debounced.ts';

/** How many are offered at once, and how long a search waits for the next letter. */
const most = 20;
const stillMs = 250;

/** The agent directly below to whom a contract is offered: found by a part of the name, by the platform. */
export function DownlinePicker({
  value,
  onChange,
  error,
  ref,
}: {
  /** Username; empty while nobody is chosen. */
  value: string;
  onChange: (account: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const [typed, setTyped] = useState('');
  // Whoever comes back from the review has chosen somebody before.
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(
    value === '' ? undefined : { value, label: value },
  );
  // The field then says who is chosen: that is no search.
  const isName = chosen !== undefined && typed === chosen.label;
  const wanted = isName ? '' : typed.trim();
  const search = useDebounced(wanted, stillMs);
  const query = useQuery({
    ...memberQuery(client, teamDownlines, {
      only: 'offerable',
      ...(search !== '' && { search }),
      pageNo: 1,
      pageSize: most,
    }),
    placeholderData: keepPreviousData,
  });
  // Until the platform responds to the latest text, only earlier results that match it can be chosen.
  const isAnswered = search === wanted && !query.isPlaceholderData;
  const hasIt = (name: string) => name.toLowerCase().includes(wanted.toLowerCase());
  const found = (query.data?.list ?? [])
    .filter(({ account, nickname }) => isAnswered || hasIt(account) || hasIt(nickname))
    .map(
      ({ account, nickname, level }): ComboboxOption => ({
        value: account,
        label: account,
        detail: t('contracts.form.who', { nickname, level }),
      }),
    );
  const isListed = chosen === undefined || found.some((each) => each.value === chosen.value);
  const options = isListed ? found : [chosen, ...found];
  const isMore = (query.data?.total ?? 0) > most;
  return (
    <Combobox
      ref={ref}
      label={t('contracts.form.account')}
      description={isMore ? t('contracts.form.accountMore') : t('contracts.form.accountHelp')}
      required
      locale={language.tag}
      error={error}
      options={options}
      value={value === '' ? null : value}
      onChange={(account) => {
        setChosen(options.find((each) => each.value === account));
        onChange(account ?? '');
      }}
      onType={setTyped}
      loading={query.isFetching}
      labels={{
        open: t('contracts.form.accountOpen'),
        list: t('contracts.form.accountList'),
        empty: query.error ? t('contracts.form.accountFailed') : t('contracts.form.accountNone'),
        loading: t('common.loading'),
      }}
    />
  );
}

import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordsAddress, useRecordsAddress } from '../../records/index.ts';
import { AccountForm } from './reports.styles.ts';

/** Narrows a report to one account of the team with everybody below it. It holds when it is sent. */
export function AccountFilter({
  address: { account = '' },
  narrow,
}: {
  address: RecordsAddress;
  narrow: ReturnType<typeof useRecordsAddress>['narrow'];
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(account);
  // The way back, and links, change the address as well.
  const [shown, setShown] = useState(account);
  if (shown !== account) {
    setShown(account);
    setTyped(account);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name !== account) narrow({ account: name === '' ? undefined : name, show: undefined });
  };
  return (
    <AccountForm role="search" aria-label={t('reports.account')} onSubmit={send}>
      <TextField
        label={t('reports.account')}
        description={t('reports.account.hint')}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('reports.account.show')}</Button>
      {account !== '' && (
        <Button variant="quiet" onClick={() => narrow({ account: undefined, show: undefined })}>
          {t('reports.account.all')}
        </Button>
      )}
    </AccountForm>
  );
}

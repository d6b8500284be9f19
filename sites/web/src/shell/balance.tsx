import { Balance as BalanceAmount } from '@livery/ui/balance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../app/balance-query.ts';
import { useServices } from '../app/services.tsx';
import { BalancePlace } from './member-summary.styles.ts';

/** The balance, or stars in its place; the choice is kept on the device (spec §4). */
export function Balance() {
  const { t } = useTranslation();
  const { client, storage, format } = useServices();
  const [hidden, setHidden] = useState(storage.balanceHidden);
  const { data, isError, refetch } = useQuery(balanceQuery(client));
  const failed = isError && !data;
  return (
    <BalancePlace>
      <BalanceAmount
        label={t('session.member.balance')}
        text={data && format.money(data.sumBalance)}
        hidden={hidden}
        onHiddenChange={(next) => {
          storage.saveBalanceHidden(next);
          setHidden(next);
        }}
        {...(failed && {
          failure: t('session.member.balanceFailed'),
          onRefresh: () => void refetch(),
        })}
        labels={{
          refresh: t('common.retry'),
          show: t('session.member.show'),
          hide: t('session.member.hide'),
          hidden: t('session.member.hidden'),
        }}
      />
    </BalancePlace>
  );
}

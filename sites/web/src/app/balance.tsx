import { Balance as BalanceAmount } from '@livery/ui/balance';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BalancePlace } from './balance.styles.ts';
import { balanceQuery } from './balance-query.ts';
import { useServices } from './services.tsx';
import { useBalanceHidden } from './use-balance-hidden.ts';

/**
 * The balance, or stars in its place; the choice is kept on the device (spec §4). One that could not be asked for again is not shown: it
 * may be another one by now.
 */
export function Balance() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const [hidden, hide] = useBalanceHidden();
  const { data, isError, refetch } = useQuery(balanceQuery(client));
  return (
    <BalancePlace>
      <BalanceAmount
        label={t('session.member.balance')}
        text={data && format.money(data.sumBalance)}
        hidden={hidden}
        onHiddenChange={hide}
        {...(isError && {
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

import { payeeList } from '@livery/api/contract/payees';
import { withdrawalTerms } from '@livery/api/contract/withdrawals';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Payees } from '../withdrawal/payees.tsx';

/** The accounts that the member is paid out to. They are added and taken away here while something holds a withdrawal back as well. */
export function PayoutAccounts() {
  const { t } = useTranslation();
  const { client } = useServices();
  const accounts = useQuery(memberQuery(client, payeeList, {}));
  const terms = useQuery(memberQuery(client, withdrawalTerms, {}));
  const words = { loading: t('common.loading'), failed: t('withdrawal.load.failed'), rows: 1 };
  return (
    <Loaded query={accounts} {...words}>
      {({ list }) => (
        <Loaded query={terms} {...words}>
          {({ kinds }) => <Payees payees={list} kinds={kinds.map(({ kind }) => kind)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

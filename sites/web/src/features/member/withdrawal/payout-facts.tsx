import type { SentWithdrawal } from '@livery/flows/withdrawal-confirmation';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../styles/page.styles.ts';
import { ComplaintActs } from '../../centre/index.ts';
import { Names } from './withdrawal.styles.ts';

/** What was asked for, and the reference under which support finds it. */
export function PayoutFacts({ withdrawal }: { withdrawal: SentWithdrawal }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { reference, payee, amount, fee, payout, createdAt } = withdrawal;
  return (
    <Stack>
      <KeyValueList
        missingLabel={t('withdrawal.fact.none')}
        items={[
          { term: t('withdrawal.fact.reference'), value: reference },
          { term: t('withdrawal.amount'), value: format.money(amount) },
          { term: t('withdrawal.fact.fee'), value: format.money(fee) },
          { term: t('withdrawal.fact.payout'), value: format.money(payout) },
          {
            term: t('withdrawal.fact.account'),
            value: (
              <Names>
                <strong>{payee.account}</strong>
                <span>{t(`withdrawal.kind.${payee.kind}`)}</span>
              </Names>
            ),
          },
          { term: t('withdrawal.payee.name'), value: payee.name },
          { term: t('withdrawal.fact.asked'), value: format.dateTime(createdAt) },
        ]}
      />
      <ComplaintActs about={reference} />
    </Stack>
  );
}

import { securityOverview } from '@livery/api/contract/account';
import { transferWith } from '@livery/flows/transfer';
import { Section } from '@livery/ui/section';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { memberQuery } from '../../../app/member-query.ts';
import { outlasting } from '../../../app/outlasting.ts';
import { useServices } from '../../../app/services.tsx';
import { newKey } from '../../../app/use-acts.ts';
import { useFlow } from '../../../app/use-flow.ts';
import { useReadAgain } from '../../../app/use-on-return.ts';
import { PaymentPasswordForm } from '../security/payment-password-form.tsx';
import { transferServices } from './transfer-services.ts';
import { TransferSteps } from './transfer-steps.tsx';

/**
 * A transfer. Who has no payment password sets one first: the login password never stands in for it.
 *
 * @param props.onAgain the transfer is over, and another one is to begin
 */
export function TransferPart({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(memberQuery(client, securityOverview, {}));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('transfer.load.failed')}>
      {(account) =>
        account.hasPaymentPassword ? (
          <Transferring onAgain={onAgain} />
        ) : (
          <Section title={t('transfer.secret.title')}>
            <p>{t('transfer.secret.text')}</p>
            <PaymentPasswordForm account={account} />
          </Section>
        )
      }
    </Loaded>
  );
}

function Transferring({ onAgain }: { onAgain: () => void }) {
  const services = useServices();
  const cache = useQueryClient();
  const transfers = transferServices(services);
  const flow = useFlow(
    () => transferWith({ ...transfers, transfer: outlasting(cache, transfers.transfer) }),
    {
      input: { decimals: services.site.merchant.currency.decimals, newKey },
      // Balance, list and history are those after it, whether or not its answer came.
      onDone: () => void cache.invalidateQueries({ queryKey: memberKey }),
    },
  );
  useReadAgain(transfers.loadTargets, (targets) => flow.send({ type: 'update', targets }));
  return <TransferSteps flow={flow} onAgain={onAgain} />;
}

import { securityOverview } from '@livery/api/contract/account';
import { type Withdrawal, withdrawalWith } from '@livery/flows/withdrawal';
import { Section } from '@livery/ui/section';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
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
import { AskView } from './ask-view.tsx';
import { withdrawalServices } from './withdrawal-services.ts';

/**
 * A request for a withdrawal. Who has no payment password sets one first: the login password never stands in for it.
 *
 * @param props.onAgain the request has ended without an answer, and another one is to begin
 */
export function AskPart({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(memberQuery(client, securityOverview, {}));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('withdrawal.load.failed')}>
      {(account) =>
        account.hasPaymentPassword ? (
          <Asking onAgain={onAgain} />
        ) : (
          <Section title={t('withdrawal.secret.title')}>
            <p>{t('withdrawal.secret.text')}</p>
            <PaymentPasswordForm account={account} />
          </Section>
        )
      }
    </Loaded>
  );
}

function Asking({ onAgain }: { onAgain: () => void }) {
  const services = useServices();
  const cache = useQueryClient();
  const router = useRouter();
  const opens = ({ reference: id }: Withdrawal) =>
    void router.navigate({ to: '/member/withdraw', search: { id } });
  const requests = withdrawalServices(services);
  const flow = useFlow(
    () => withdrawalWith({ ...requests, withdraw: outlasting(cache, requests.withdraw) }),
    {
      input: { decimals: services.site.merchant.currency.decimals, newKey },
      onDone: (output) => {
        // Balance, list and history are those after it, whether or not its answer came.
        void cache.invalidateQueries({ queryKey: memberKey });
        if (output.result === 'requested') opens(output.withdrawal);
      },
    },
  );
  useReadAgain(requests.loadStart, (start) => flow.send({ type: 'update', start }));
  return <AskView flow={flow} onAgain={onAgain} />;
}

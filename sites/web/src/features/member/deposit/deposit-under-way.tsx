import type { Deposit, DepositFields, DepositView } from '@livery/flows/deposit';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { OutOfDate } from '../../../app/out-of-date.tsx';
import { useServices } from '../../../app/services.tsx';
import { useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { Panel } from './deposit.styles.ts';
import { DepositComplaint, DepositFacts, DepositSteps, isTroubled } from './deposit-facts.tsx';
import { PayPart } from './pay-part.tsx';
import { ProofForm } from './proof-form.tsx';

/** What the member can do with a deposit that is under way. */
export type DepositAct =
  | { readonly type: 'paid'; readonly fields: DepositFields }
  | { readonly type: 'sendProof'; readonly images: readonly Blob[] }
  | { readonly type: 'giveUp' }
  | { readonly type: 'refresh' };

/** A deposit that waits: for its payment, or for its arrival. */
export function DepositUnderWay({
  view,
  deposit,
  send,
}: {
  view: DepositView;
  deposit: Deposit;
  send: (act: DepositAct) => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const unanswered = useUnanswered(view.act);
  const reason = useFailureWords(view.failure);
  const { state, expectedAt, late, caseNumber, amount } = deposit;
  return (
    <Panel aria-label={t('deposit.title')}>
      {unanswered && view.act && <Unanswered act={view.act} />}
      <ActFailed>{reason && !view.busy && t('deposit.refused', { reason })}</ActFailed>
      {view.readFailure && (
        <OutOfDate failure={view.readFailure} onRetry={() => send({ type: 'refresh' })} />
      )}
      {state === 'created' ? (
        <PayPart view={view} deposit={deposit} locked={unanswered} send={send} />
      ) : (
        <>
          <h2>{t('deposit.wait.title', { amount: format.money(amount) })}</h2>
          <InlineAlert
            tone={late ? 'warning' : 'info'}
            live="polite"
            action={isTroubled(deposit) && <DepositComplaint deposit={deposit} />}
          >
            {late
              ? t('deposit.late', { reference: caseNumber ?? deposit.reference })
              : t('deposit.wait.text', {
                  time:
                    expectedAt === undefined ? t('deposit.notYet') : format.dateTime(expectedAt),
                })}
          </InlineAlert>
          <DepositSteps deposit={deposit} />
          <DepositFacts deposit={deposit} />
          <ProofForm view={view} deposit={deposit} locked={unanswered} send={send} />
        </>
      )}
    </Panel>
  );
}

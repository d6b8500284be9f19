import type { Deposit } from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Timeline, type TimelineStep } from '@livery/ui/timeline';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ComplaintActs } from '../../centre/index.ts';

/** Whether the member is likely to need support: it did not come as was said. */
export function isTroubled({ state, late }: Deposit): boolean {
  return late || state === 'failed' || state === 'expired';
}

/** The way to a complaint about a deposit, which stands beside what went wrong with it, or under its facts. */
export function DepositComplaint({ deposit }: { deposit: Deposit }) {
  return (
    <ComplaintActs about={deposit.caseNumber ?? deposit.reference} urgent={isTroubled(deposit)} />
  );
}

/** A deposit in facts, with the numbers by which support knows it. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { amount, fee, credited, label, reference, caseNumber, proofs } = deposit;
  return (
    <>
      <KeyValueList
        missingLabel={t('deposit.notYet')}
        items={[
          { term: t('deposit.amount'), value: format.money(amount) },
          { term: t('deposit.fee'), value: format.money(fee) },
          { term: t('deposit.credited'), value: format.money(credited) },
          {
            term: t('deposit.methods'),
            value: <span {...foreignLang(deposit.language, language.code)}>{label}</span>,
          },
          { term: t('deposit.reference'), value: reference },
          ...(caseNumber === undefined ? [] : [{ term: t('deposit.case'), value: caseNumber }]),
          ...(proofs.length === 0
            ? []
            : [{ term: t('deposit.proof'), value: format.number(proofs.length) }]),
        ]}
      />
      {!isTroubled(deposit) && <DepositComplaint deposit={deposit} />}
    </>
  );
}

/** The way of a deposit: what was, when, and what comes. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { timeline, state, payBy, expectedAt } = deposit;
  const failed = state === 'failed' || state === 'expired' || state === 'cancelled';
  const been = timeline.map(({ state: each, time }): TimelineStep => {
    const last = each === state;
    return {
      id: each,
      state: !last || each === 'arrived' ? 'done' : failed ? 'failed' : 'current',
      // What is over does not wait for its payment any more.
      title: t(each === 'created' && !last ? 'deposit.step.begun' : `deposit.state.${each}`),
      time: format.dateTime(time),
    };
  });
  const coming = (['paid', 'arrived'] as const)
    .filter((each) => !failed && !timeline.some((entry) => entry.state === each))
    .map((each): TimelineStep => {
      const by = each === 'paid' ? payBy : expectedAt;
      return {
        id: each,
        state: 'waiting',
        title: t(`deposit.state.${each}`),
        ...(by !== undefined && { time: t('deposit.by', { time: format.dateTime(by) }) }),
      };
    });
  return (
    <Timeline
      steps={[...been, ...coming]}
      labels={{
        done: t('deposit.step.done'),
        current: t('deposit.step.current'),
        waiting: t('deposit.step.waiting'),
        failed: t('deposit.step.failed'),
      }}
    />
  );
}

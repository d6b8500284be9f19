import type { SentWithdrawal } from '@livery/flows/withdrawal-confirmation';
import { Timeline, type TimelineStep } from '@livery/ui/timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

type Entry = SentWithdrawal['timeline'][number];

/** Ends that nobody hopes for. */
const failed: readonly SentWithdrawal['state'][] = ['rejected', 'disputed', 'forcedReceived'];

/** The way of a payout: what has been and when, where it is now, who acts next and how long that usually takes, and what is to come. */
export function PayoutSteps({ withdrawal }: { withdrawal: SentWithdrawal }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { timeline, expectedAt, receivedBy } = withdrawal;
  const now = timeline.findLastIndex(({ time }) => time !== undefined);

  function detailOf(entry: Entry, at: number): ReactNode {
    const { state, reference, next, usualMinutes: count } = entry;
    const lines: string[] = [];
    if (reference !== undefined) lines.push(t('withdrawal.route', { reference }));
    if (state === 'received' && at === now && receivedBy) {
      lines.push(t(`withdrawal.receivedBy.${receivedBy}`));
    }
    if (at === now && next !== 'nobody') lines.push(t(`withdrawal.next.${next}`));
    if (at === now && expectedAt !== undefined) {
      lines.push(t('withdrawal.next.expected', { time: format.dateTime(expectedAt) }));
    } else if (at > now && next === 'platform' && count !== undefined) {
      lines.push(t('withdrawal.next.usual', { count, formatted: format.number(count) }));
    }
    return lines.length === 0 ? undefined : lines.map((line) => <div key={line}>{line}</div>);
  }
  const steps = timeline.map((entry, at): TimelineStep => {
    const { state, time, next } = entry;
    const isLast = at === now;
    return {
      // A payment that is made again has been sent twice.
      id: `${state}/${at}`,
      state:
        at > now
          ? 'waiting'
          : failed.includes(state)
            ? 'failed'
            : isLast && next !== 'nobody'
              ? 'current'
              : 'done',
      title: t(`withdrawal.state.${state}`),
      time: time === undefined ? undefined : format.dateTime(time),
      detail: detailOf(entry, at),
    };
  });
  return (
    <section aria-label={t('withdrawal.steps')}>
      <Timeline
        steps={steps}
        labels={{
          done: t('withdrawal.step.done'),
          current: t('withdrawal.step.current'),
          waiting: t('withdrawal.step.waiting'),
          failed: t('withdrawal.step.failed'),
        }}
      />
    </section>
  );
}

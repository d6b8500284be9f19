import type { Deposit } from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import { Timeline, type TimelineStep } from '@livery/ui/timeline';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';

/** The way of a deposit so far and what comes next, and everything by which support knows it. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { reference, amount, fee, credited, label, caseNumber } = deposit;
  return (
    <Section title={t('deposit.way')}>
      <Timeline
        steps={useSteps(deposit)}
        labels={{
          done: t('deposit.step.done'),
          current: t('deposit.step.current'),
          waiting: t('deposit.step.waiting'),
          failed: t('deposit.step.failed'),
        }}
      />
      <KeyValueList
        missingLabel="–"
        items={[
          { term: t('deposit.amount'), value: format.money(amount) },
          { term: t('deposit.fee'), value: format.money(fee) },
          { term: t('deposit.credited'), value: format.money(credited) },
          {
            term: t('deposit.method'),
            value: <span {...foreignLang(deposit.language, language.code)}>{label}</span>,
          },
          { term: t('deposit.reference'), value: reference },
          ...(caseNumber === undefined ? [] : [{ term: t('deposit.case'), value: caseNumber }]),
        ]}
      />
      <div>
        <SiteButton size="sm" to="/feedback" search={{ about: reference }}>
          {t('deposit.complain')}
        </SiteButton>
      </div>
    </Section>
  );
}

/** What has been, as the platform tells it, and what is still to come. */
function useSteps({ timeline, state, expectedAt, expectedMinutes }: Deposit): TimelineStep[] {
  const { t } = useTranslation();
  const { format } = useServices();
  const ended = state === 'failed' || state === 'expired' || state === 'cancelled';
  const been = timeline.map(({ state: step, time }, at): TimelineStep => {
    const isLast = at === timeline.length - 1;
    const now = isLast && (state === 'created' || state === 'paid') ? 'current' : 'done';
    return {
      id: step,
      state: isLast && ended ? 'failed' : now,
      title: t(`deposit.state.${step}`),
      time: format.dateTime(time),
    };
  });
  const ahead = (['created', 'paid', 'arrived'] as const)
    .filter((step) => !ended && !timeline.some((each) => each.state === step))
    .map(
      (step): TimelineStep => ({
        id: step,
        state: 'waiting',
        title: t(`deposit.state.${step}`),
        ...(step === 'arrived' && {
          time:
            expectedAt === undefined
              ? t('deposit.method.minutes', { count: expectedMinutes })
              : t('deposit.expected', { time: format.dateTime(expectedAt) }),
        }),
      }),
    );
  return [...been, ...ahead];
}

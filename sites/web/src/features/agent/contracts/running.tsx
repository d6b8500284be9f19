import type { AgentContract, AgentPay, ContractKind } from '@livery/api/contract/agents';
import { ProgressBar } from '@livery/ui/progress';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { isSum, PaySum } from './pay-detail.tsx';
import { useFigures } from './use-figures.ts';

/** The running period: its pay so far, what of that goes to agents below or is carried over, and what each figure lacks to the next tier. */
export function Running({
  kind,
  pay,
  own,
}: {
  kind: ContractKind;
  pay: AgentPay;
  own: AgentContract | undefined;
}) {
  const { t } = useTranslation();
  const { money, rate, count, time } = useFigures();
  const line = pay.lines.find(({ contractId }) => contractId === own?.contractId);
  const above = line?.tiers[(line.tier ?? -1) + 1];
  const bars =
    line && above
      ? [
          {
            label: t(`contracts.bets.${kind}`),
            have: line.betAmount,
            need: above.betAmount,
            said: money,
          },
          ...(kind === 'dividend'
            ? [
                {
                  label: t('contracts.loss'),
                  have: line.periodProfitLoss,
                  need: above.periodProfitLoss,
                  said: money,
                },
                {
                  label: t('contracts.members'),
                  have: String(line.activeMembers),
                  need: String(above.activeMembers),
                  said: (members: string) => count(Number(members)),
                },
              ]
            : []),
        ]
      : [];
  return (
    <Section title={t('contracts.running')}>
      <Stack>
        <Stat
          label={t('contracts.running.amount')}
          value={money(pay.amount)}
          note={t('contracts.running.until', { time: time(pay.to) })}
        />
        {isSum(pay) && <PaySum pay={pay} result={t('contracts.running.amount')} />}
        {above && <p>{t('contracts.next', { rate: rate(above.rate) })}</p>}
        {bars.map(({ label, have, need, said }) => (
          <ProgressBar
            key={label}
            label={label}
            // A bar is drawn, not reckoned: it may round.
            value={Math.max(0, Number(have))}
            max={Number(need)}
            text={t('contracts.of', { done: said(have), all: said(need) })}
          />
        ))}
        {line && !above && <Quiet>{t('contracts.next.top')}</Quiet>}
      </Stack>
    </Section>
  );
}

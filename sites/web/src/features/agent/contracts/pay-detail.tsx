import type { AgentPay, ContractKind, PayLine } from '@livery/api/contract/agents';
import { isMore } from '@livery/flows/amount';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../styles/page.styles.ts';
import { useFigures } from './use-figures.ts';

/** How the pay of a period was worked out, line by line: each contract's figures and tier, what was given on, what was carried. */
export function PayDetail({ kind, pay }: { kind: ContractKind; pay: AgentPay }) {
  const { t } = useTranslation();
  return (
    <Stack>
      {pay.lines.map((line) => (
        <Line key={line.contractId} kind={kind} line={line} />
      ))}
      <PaySum pay={pay} result={t('contracts.paid')} />
    </Stack>
  );
}

/** Whether a pay is anything else than what its one contract has earned. */
export function isSum({ lines, given, carriedIn, carriedOut }: AgentPay): boolean {
  const isCarried = [carriedIn, carriedOut].some((amount) => isMore(amount, '0'));
  return isCarried || lines.length > 1 || given.length > 0;
}

/**
 * What the pay of a period adds up from: what the contracts earned, less what is given on and what was carried over, with what is left of
 * those to carry.
 *
 * @param props.result what the sum is called
 */
export function PaySum({ pay, result }: { pay: AgentPay; result: string }) {
  const { t } = useTranslation();
  const { money } = useFigures();
  const some = (amount: string) => isMore(amount, '0');
  return (
    <KeyValueList
      missingLabel=""
      items={[
        { term: t('contracts.earned'), value: money(pay.earned) },
        ...pay.given.map(({ nickname, amount }) => ({
          term: t('contracts.givenTo', { name: nickname }),
          value: money(`-${amount}`),
        })),
        ...(some(pay.carriedIn)
          ? [{ term: t('contracts.carriedIn'), value: money(`-${pay.carriedIn}`) }]
          : []),
        ...(some(pay.carriedOut)
          ? [{ term: t('contracts.carriedOut'), value: money(pay.carriedOut) }]
          : []),
        { term: result, value: <strong>{money(pay.amount)}</strong> },
      ]}
    />
  );
}

function Line({ kind, line }: { kind: ContractKind; line: PayLine }) {
  const { t } = useTranslation();
  const { money, rate, count, time } = useFigures();
  const { next } = line;
  const isDividend = kind === 'dividend';
  const lacks = next
    ? ([
        [
          isMore(next.betAmount, '0'),
          t('contracts.lacks.bets', { rate: rate(next.rate) }),
          money(next.betAmount),
        ],
        [
          isMore(next.periodProfitLoss, '0'),
          t('contracts.lacks.loss', { rate: rate(next.rate) }),
          money(next.periodProfitLoss),
        ],
        [
          next.activeMembers > 0,
          t('contracts.lacks.members', { rate: rate(next.rate) }),
          count(next.activeMembers),
        ],
      ] as const)
    : [];
  return (
    <section>
      <p>{t('contracts.line', { from: time(line.from), to: time(line.to) })}</p>
      <KeyValueList
        missingLabel={t('contracts.line.none')}
        items={[
          { term: t(`contracts.bets.${kind}`), value: money(line.betAmount) },
          ...(isDividend
            ? [
                { term: t('contracts.loss'), value: money(line.periodProfitLoss) },
                { term: t('contracts.members'), value: count(line.activeMembers) },
              ]
            : []),
          {
            term: t('contracts.line.tier'),
            value:
              line.tier === undefined
                ? null
                : t('contracts.form.row', { row: count(line.tier + 1) }),
          },
          { term: t('contracts.rate'), value: rate(line.rate) },
          { term: t('contracts.line.comes'), value: money(line.amount) },
          ...lacks.flatMap(([isMissing, term, value]) => (isMissing ? [{ term, value }] : [])),
        ]}
      />
    </section>
  );
}

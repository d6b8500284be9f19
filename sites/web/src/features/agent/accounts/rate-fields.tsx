import type { ContractKind } from '@livery/api/contract/agents';
import { NumberField } from '@livery/ui/number-field';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { kindWords } from '../kind-words.ts';
import { usePercent } from '../use-percent.ts';
import { RateGrid } from './accounts.styles.ts';
import {
  type Offerable,
  type Rates,
  type RateValue,
  rateProblem,
  valueIn,
} from './create-rules.ts';

/** The rates that a new agent is offered, one for each kind that the agent may give. */
export function RateFields({
  offerable,
  rates,
  judged,
  readOnly,
  onChange,
}: {
  offerable: readonly Offerable[];
  rates: Rates;
  /** Whether what is wrong is said: once the form was sent. */
  judged: boolean;
  readOnly: boolean;
  onChange: (kind: ContractKind, value: RateValue) => void;
}) {
  const { t } = useTranslation();
  const { language } = useServices();
  const percent = usePercent();
  if (offerable.length === 0) return <Quiet>{t('agentAccounts.rates.none')}</Quiet>;
  return (
    <>
      <Quiet>{t('agentAccounts.rates.text')}</Quiet>
      <RateGrid>
        {offerable.map(({ kind, topRate }) => {
          const value = valueIn(rates, kind);
          const rate = percent(topRate);
          const problem = judged ? rateProblem(value, topRate) : undefined;
          return (
            <NumberField
              key={kind}
              name={kind}
              label={t(kindWords[kind])}
              description={t('agentAccounts.rate.own', { rate })}
              error={problem && t(`agentAccounts.rate.${problem}`, { rate })}
              value={value}
              locale={language.tag}
              min={0}
              max={Number(topRate)}
              step={0.1}
              decimals={2}
              readOnly={readOnly}
              labels={{
                decrease: t('agentAccounts.rate.less'),
                increase: t('agentAccounts.rate.more'),
              }}
              onChange={(next) => onChange(kind, next)}
            />
          );
        })}
      </RateGrid>
    </>
  );
}

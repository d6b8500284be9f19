import type { ContractKind } from '@livery/api/contract/agents';
import type { TierProblem } from '@livery/api/contract-terms';
import { Button } from '@livery/ui/button';
import { MoneyField } from '@livery/ui/money-field';
import { NumberField } from '@livery/ui/number-field';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { TierFields } from './contracts.styles.ts';
import type { TierDraft } from './offer-draft.ts';
import { useFigures } from './use-figures.ts';

/** The fields of a tier. */
export function TierRow({
  kind,
  row,
  tier,
  problem,
  onChange,
  onRemove,
}: {
  kind: ContractKind;
  row: number;
  tier: TierDraft;
  problem: TierProblem | undefined;
  onChange: (tier: TierDraft) => void;
  /** Absent for the only tier. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { money, rate, count } = useFigures();
  const { code, decimals } = site.merchant.currency;
  const currency = { code, decimals, symbol: format.currencySymbol };
  const labels = { decrease: t('contracts.form.less'), increase: t('contracts.form.more') };
  const common = { required: true, locale: format.locale } as const;
  const errorOf = (field: TierProblem['field']) => {
    if (problem?.field !== field) return undefined;
    const { limit = '0', code } = problem;
    const said = code === 'tooFine' || field === 'activeMembers' ? count(Number(limit)) : undefined;
    return t(`contracts.problem.${code}`, {
      limit: said ?? (field === 'rate' ? rate(limit) : money(limit)),
    });
  };
  return (
    <TierFields>
      <legend>{t('contracts.form.row', { row: count(row) })}</legend>
      <MoneyField
        {...common}
        data-field={`betAmount-${row}`}
        label={t(`contracts.bets.${kind}`)}
        currency={currency}
        value={tier.betAmount}
        error={errorOf('betAmount')}
        onChange={(betAmount) => onChange({ ...tier, betAmount })}
      />
      {kind === 'dividend' && (
        <>
          <MoneyField
            {...common}
            data-field={`periodProfitLoss-${row}`}
            label={t('contracts.loss')}
            currency={currency}
            value={tier.periodProfitLoss}
            error={errorOf('periodProfitLoss')}
            onChange={(periodProfitLoss) => onChange({ ...tier, periodProfitLoss })}
          />
          <NumberField
            {...common}
            data-field={`activeMembers-${row}`}
            label={t('contracts.members')}
            min={0}
            labels={labels}
            value={tier.activeMembers}
            error={errorOf('activeMembers')}
            onChange={(activeMembers) => onChange({ ...tier, activeMembers })}
          />
        </>
      )}
      <NumberField
        {...common}
        data-field={`rate-${row}`}
        label={t('contracts.form.rate')}
        min={0}
        max={100}
        step={0.1}
        decimals={2}
        labels={labels}
        value={tier.rate}
        error={errorOf('rate')}
        onChange={(next) => onChange({ ...tier, rate: next })}
      />
      {onRemove && (
        <Button size="sm" onClick={onRemove}>
          {t('contracts.form.remove', { row: count(row) })}
        </Button>
      )}
    </TierFields>
  );
}

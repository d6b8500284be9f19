import { betOf, type LineProblem, type SlipLine } from '@livery/flows/lottery-slip';
import { Badge } from '@livery/ui/badge';
import { IconButton } from '@livery/ui/icon-button';
import { MoneyField } from '@livery/ui/money-field';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import type { LotteryRules } from './bet-screen.tsx';
import { Line, Numbers, Quiet } from './lottery.styles.ts';
import { useCurrency } from './use-currency.ts';

/** A line of the slip: what is bet, its own stake, and the way to remove it. */
export function SlipRow({
  line,
  rules,
  problem,
  disabled,
  onChange,
  onRemove,
}: {
  line: SlipLine;
  rules: LotteryRules;
  problem: LineProblem | undefined;
  disabled: boolean;
  onChange: (line: SlipLine) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const currency = useCurrency();
  const kind = t(`lottery.kind.${line.bet}`);
  // A bet without numbers is named by its kind.
  const numbers = line.numbers.length > 0 ? line.numbers.join(' · ') : kind;
  const bounds = {
    min: format.money(rules.minStake),
    max: format.money(betOf(rules, line.bet)?.maxStake ?? '0'),
  };
  return (
    <Line>
      <div>
        <Numbers>{numbers}</Numbers>
        {line.numbers.length > 0 && <Quiet>{kind}</Quiet>}{' '}
        {line.random && <Badge>{t('lottery.random')}</Badge>}
      </div>
      <IconButton
        icon="close"
        label={t('lottery.line.remove', { numbers })}
        disabled={disabled}
        onClick={onRemove}
      />
      <MoneyField
        label={t('lottery.line.stake', { numbers })}
        locale={format.locale}
        currency={currency}
        value={line.stake}
        readOnly={disabled}
        onChange={(stake) => onChange({ ...line, stake })}
        error={problem && t(`lottery.problem.${problem}`, bounds)}
      />
    </Line>
  );
}

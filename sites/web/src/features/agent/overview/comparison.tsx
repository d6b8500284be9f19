import { isMore } from '@livery/flows/amount';
import { Stat } from '@livery/ui/stat';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Result } from '../../records/index.ts';
import { difference } from './team-periods.ts';

/** An amount beside what it was before: the difference in words and with its sign. Undefined while both load. */
export function MoneyStat({
  label,
  amount,
  before,
  signed = false,
}: {
  label: string;
  amount: string | undefined;
  before: string | undefined;
  /** A gain or a loss. */
  signed?: boolean;
}) {
  const { format, site } = useServices();
  const more =
    amount === undefined || before === undefined
      ? undefined
      : difference(amount, before, site.merchant.currency.decimals);
  const value = amount && (signed ? <Result amount={amount} /> : format.money(amount));
  return (
    <Stat
      label={label}
      value={value}
      note={
        <Comparison
          way={more === undefined ? undefined : wayOf(isMore(more, '0'), isMore('0', more))}
          amount={more && format.money(more, { sign: 'always' })}
        />
      }
    />
  );
}

/** A number beside what it was before. */
export function CountStat({
  label,
  count,
  before,
}: {
  label: string;
  count: number | undefined;
  before: number | undefined;
}) {
  const { format } = useServices();
  const more = count === undefined || before === undefined ? undefined : count - before;
  const signed = new Intl.NumberFormat(format.locale, { signDisplay: 'exceptZero' });
  return (
    <Stat
      label={label}
      value={count === undefined ? undefined : format.number(count)}
      note={
        <Comparison
          way={more === undefined ? undefined : wayOf(more > 0, more < 0)}
          amount={more === undefined ? undefined : signed.format(more)}
        />
      }
    />
  );
}

type Way = 'more' | 'less' | 'same';
const wayOf = (isUp: boolean, isDown: boolean): Way => (isUp ? 'more' : isDown ? 'less' : 'same');

function Comparison({ way, amount }: { way: Way | undefined; amount: string | undefined }) {
  const { t } = useTranslation();
  if (way === undefined) return null;
  return way === 'same' ? t('team.same') : t(`team.${way}`, { amount });
}

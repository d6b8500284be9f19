import { isMore } from '@livery/flows/amount';
import { Money } from '@livery/ui/money';
import { useServices } from '../../app/services.tsx';

/**
 * A gain or a loss, with its sign and its colour; nothing is neither.
 *
 * @param props.amount decimal string of major units
 */
export function Result({ amount }: { amount: string }) {
  const { format } = useServices();
  if (isMore(amount, '0')) {
    return <Money text={format.money(amount, { sign: 'always' })} tone="gain" />;
  }
  return isMore('0', amount) ? (
    <Money text={format.money(amount)} tone="loss" />
  ) : (
    <Money text={format.money(amount)} />
  );
}

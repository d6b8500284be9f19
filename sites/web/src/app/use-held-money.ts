import { stars } from '@livery/ui/balance';
import { useServices } from './services.tsx';
import { useBalanceHidden } from './use-balance-hidden.ts';

/** Writes what the member holds: as stars while the balance is hidden (spec §4). */
export function useHeldMoney(): (amount: string) => string {
  const { format } = useServices();
  const [hidden] = useBalanceHidden();
  return (amount) => (hidden ? stars : format.money(amount));
}

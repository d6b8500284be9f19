import type { LimitKind } from '@livery/api/contract/protection';
import { useServices } from '../../app/services.tsx';

/** How an amount of a limit is written: money, or minutes as hours and minutes. */
export function useQuantity(): (kind: LimitKind, amount: string) => string {
  const { format } = useServices();
  return (kind, amount) =>
    kind === 'time' ? format.countdown(Number(amount) * 60_000) : format.money(amount);
}

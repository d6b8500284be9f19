import { Icon } from '@livery/ui/icon';
import { Arrived } from './entry-parts.styles.ts';

/** A flow has ended well, and the rest comes by itself: nothing is asked for. */
export function Arrival({ children }: { children: string }) {
  return (
    <Arrived role="status">
      <Icon name="check" />
      {children}
    </Arrived>
  );
}

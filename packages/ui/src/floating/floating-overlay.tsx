import type { ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { usePortal } from './use-portal.ts';

/** What floats, in the place for overlays of the theme scope around; also when it is open from the first drawing on. */
export function FloatingOverlay({ children }: { children: ReactNode }) {
  const container = usePortal();
  return container && <Overlay portalContainer={container}>{children}</Overlay>;
}

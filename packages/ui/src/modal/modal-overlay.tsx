import { type ReactNode, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { Root } from './modal-overlay.styles.ts';
import { useModalState } from './use-modal-state.ts';

export type ModalOverlayProps = {
  open: boolean;
  /** It has left the page. */
  onClosed?: (() => void) | undefined;
  /** The scrim and the panel. `leaving`: they are on their way out. */
  children: (leaving: boolean) => ReactNode;
};

/**
 * What stands over the whole page, from its way in to the end of its way out: the root of dialogs and drawers. Its state is
 * told in `data-state`. On the way out nothing in it can be pressed, by pointer or key, so that an answer is given once.
 */
export function ModalOverlay({ open, onClosed, children }: ModalOverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useModalState(open, root, onClosed);
  if (state === 'closed') return null;
  const leaving = state === 'closing';
  return (
    <Overlay isExiting={leaving}>
      <Root ref={root} data-state={state} inert={leaving}>
        {children(leaving)}
      </Root>
    </Overlay>
  );
}

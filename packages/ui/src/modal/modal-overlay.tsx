import { type ReactNode, useRef } from 'react';
import { Frame, Root } from './modal-overlay.styles.ts';
import { useModalState } from './use-modal-state.ts';

export type ModalOverlayProps = {
  open: boolean;
  /** Escape, and with `pressBeside` a press on the scrim. Without it neither does anything. */
  onClose: (() => void) | undefined;
  /** It has left the page. */
  onClosed: (() => void) | undefined;
  /** Escape leaves it open. Default false. */
  keepOnEscape?: boolean;
  /** A press on the scrim closes it. Default false. */
  pressBeside?: boolean;
  scrim: ReactNode;
  /** The panel: a `Dialog` of react-aria-components. */
  children: ReactNode;
};

/**
 * The root of dialogs and drawers, over the whole page until its closing animation has ended. Focus goes in, stays in and
 * returns; the page beneath does not scroll and cannot be reached. `data-state` is its state; while it closes nothing in it can
 * be pressed, by pointer or key, so that an answer is given once. Each opening is a new one, also before the last has closed.
 */
export function ModalOverlay({
  open,
  onClose,
  onClosed,
  keepOnEscape = false,
  pressBeside = false,
  scrim,
  children,
}: ModalOverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  const { state, opening } = useModalState(open, root, onClosed);
  if (state === 'closed') return null;
  const leaving = state === 'closing';
  return (
    <Root
      key={opening}
      ref={root}
      isOpen={!leaving}
      // The library sees the animations of this element only, which has none; those of the scrim and the panel are in the state.
      isExiting={leaving}
      onOpenChange={(next) => {
        if (!next) onClose?.();
      }}
      isDismissable={pressBeside}
      isKeyboardDismissDisabled={keepOnEscape || !onClose}
      data-state={state}
      inert={leaving}
    >
      {scrim}
      <Frame>{children}</Frame>
    </Root>
  );
}

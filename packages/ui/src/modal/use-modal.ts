import type { RefObject } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';

export type ModalOptions = {
  panel: RefObject<HTMLElement | null>;
  leaving: boolean;
  /** Escape, and with `pressBeside` a press beside the panel. Without it neither does anything. */
  onClose: (() => void) | undefined;
  pressBeside: boolean;
  /** An `alertdialog` ends by an answer only: Escape leaves it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
};

/** Focus goes into the panel, stays in it and returns; the page beneath keeps still and cannot be reached. */
export function useModal({ panel, leaving, onClose, pressBeside, role = 'dialog' }: ModalOptions) {
  const nothing = () => {};
  const close = onClose ?? nothing;
  const { modalProps, underlayProps } = useModalOverlay(
    {
      isDismissable: pressBeside,
      isKeyboardDismissDisabled: role === 'alertdialog' || !onClose,
    },
    // What react-aria asks for: only closing is ever done through it.
    {
      isOpen: !leaving,
      setOpen: nothing,
      open: nothing,
      toggle: close,
      close,
      point: null,
      setPoint: nothing,
    },
    panel,
  );
  const { dialogProps, titleProps, contentProps } = useDialog({ role }, panel);
  return { modalProps, underlayProps, dialogProps, titleProps, contentProps };
}

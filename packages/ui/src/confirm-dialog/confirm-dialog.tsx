import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** The cancel button, as prominent as the other. Without it there is one answer only. */
  cancelLabel?: string | undefined;
  /** The cancel button, and Escape. */
  onCancel: () => void;
  /** It has left the page. */
  onClosed?: (() => void) | undefined;
  /** Closes with an answer only: not with Escape. */
  alert?: boolean;
  /** The answer is being carried out: takes no second one. */
  busy?: boolean;
};

/** A question with one or two answers; Enter gives the first. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  onClosed,
  alert = false,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      alert={alert}
      onClose={busy ? undefined : onCancel}
      onClosed={onClosed}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={onConfirm} data-default="">
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

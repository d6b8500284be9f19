import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { IconButton } from '../icon-button/index.ts';
import { Actions, Body, Head, Panel, Place, Root, Scrim, Title } from './dialog.styles.ts';
import {
  type DialogKind,
  type DialogSize,
  dialogDefaults,
  dialogVariables,
} from './dialog-size.ts';
import type { DialogState } from './dialog-state.ts';
import { pressDefault } from './press-default.ts';
import { useDialogState } from './use-dialog-state.ts';

export type DialogProps = Partial<DialogSize> & {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Which sizes hold where none are given. Default `dialog`. */
  kind?: DialogKind;
  /** Ends by an answer only: Escape does not close it, and there is no cross. */
  alert?: boolean;
  /** Escape and the cross. The caller then sets `open`. */
  onClose?: (() => void) | undefined;
  /** It has left the page. Until then whoever renders it keeps it there, so that its way out is seen. */
  onClosed?: (() => void) | undefined;
  /** Name of the cross; without it there is none. */
  closeLabel?: string;
  /** Buttons at the end. The one with `data-default` is what Enter presses. */
  actions?: ReactNode;
};

/**
 * A dialog over the page (spec §5, §9). Focus goes in, stays in and returns; the page beneath keeps still; Escape closes it
 * unless it is an alert; Enter presses the default button; a press outside does nothing.
 */
export function Dialog({ open, onClosed, ...props }: DialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useDialogState(open, root, onClosed);
  if (state === 'closed') return null;
  return (
    <Overlay isExiting={state === 'closing'}>
      <Root ref={root} data-state={state}>
        <Scrim />
        <Place>
          <DialogPanel state={state} {...props} />
        </Place>
      </Root>
    </Overlay>
  );
}

function DialogPanel({
  state,
  title,
  children,
  kind = 'dialog',
  alert = false,
  onClose,
  closeLabel,
  actions,
  ...size
}: Omit<DialogProps, 'open' | 'onClosed'> & { state: DialogState }) {
  const panel = useRef<HTMLDivElement>(null);
  const { modalProps } = useModalOverlay(
    { isDismissable: false, isKeyboardDismissDisabled: alert || !onClose },
    modalState(state !== 'closing', onClose),
    panel,
  );
  const { dialogProps, titleProps, contentProps } = useDialog(
    { role: alert ? 'alertdialog' : 'dialog' },
    panel,
  );
  const { onKeyDown } = modalProps;
  const defaults = dialogDefaults[kind];
  const variables = dialogVariables({
    width: size.width ?? defaults.width,
    height: size.height ?? defaults.height,
    pivot: size.pivot ?? defaults.pivot,
  });
  return (
    <Panel
      {...modalProps}
      {...dialogProps}
      ref={panel}
      // React's types know no custom properties.
      style={variables as CSSProperties}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        pressDefault(event.nativeEvent, event.currentTarget);
      }}
    >
      <Head>
        <Title {...titleProps}>{title}</Title>
        {closeLabel !== undefined && onClose && !alert && (
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        )}
      </Head>
      <Body {...contentProps}>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}

/** What react-aria asks for: only closing is ever done through it. */
function modalState(isOpen: boolean, onClose: (() => void) | undefined) {
  const nothing = () => {};
  const close = onClose ?? nothing;
  return {
    isOpen,
    setOpen: nothing,
    open: nothing,
    toggle: close,
    close,
    point: null,
    setPoint: nothing,
  };
}

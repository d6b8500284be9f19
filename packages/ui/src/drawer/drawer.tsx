import { type ReactNode, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import type { DialogState } from '../dialog/dialog-state.ts';
import { useDialogState } from '../dialog/use-dialog-state.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DrawerSide } from './drawer.contract.ts';
import { Actions, Body, Head, Panel, Root, Scrim, Title } from './drawer.styles.ts';

export type DrawerProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Escape, the cross and a press beside it. The caller then sets `open`. */
  onClose: () => void;
  /** It has left the page. */
  onClosed?: () => void;
  closeLabel: string;
  /** The edge it comes from. Default `end`. A sheet from below is a BottomSheet. */
  side?: DrawerSide;
  /** Buttons that stay in sight at its end. */
  actions?: ReactNode;
};

/** A part of the page that comes in from its edge: a menu, filters. A question that wants an answer is a Dialog. */
export function Drawer({ open, onClosed, ...props }: DrawerProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useDialogState(open, root, onClosed);
  if (state === 'closed') return null;
  return (
    <Overlay isExiting={state === 'closing'}>
      <Root ref={root} data-state={state}>
        <DrawerPanel state={state} {...props} />
      </Root>
    </Overlay>
  );
}

function DrawerPanel({
  state,
  title,
  children,
  onClose,
  closeLabel,
  side = 'end',
  actions,
}: Omit<DrawerProps, 'open' | 'onClosed'> & { state: DialogState }) {
  const panel = useRef<HTMLDivElement>(null);
  const nothing = () => {};
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: true },
    // What react-aria asks for: only closing is ever done through it.
    {
      isOpen: state !== 'closing',
      setOpen: nothing,
      open: nothing,
      toggle: onClose,
      close: onClose,
      point: null,
      setPoint: nothing,
    },
    panel,
  );
  const { dialogProps, titleProps } = useDialog({}, panel);
  return (
    <>
      <Scrim {...underlayProps} />
      <Panel {...modalProps} {...dialogProps} ref={panel} data-side={side}>
        <Head>
          <Title {...titleProps}>{title}</Title>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </Head>
        {/* What scrolls can be scrolled by the keyboard. */}
        <Body tabIndex={0}>{children}</Body>
        {actions && <Actions>{actions}</Actions>}
      </Panel>
    </>
  );
}

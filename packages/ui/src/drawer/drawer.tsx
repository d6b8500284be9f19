import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ModalOverlay } from '../modal/modal-overlay.tsx';
import { useModal } from '../modal/use-modal.ts';
import type { DrawerSide } from './drawer.contract.ts';
import { Actions, Body, Head, Panel, Scrim, Title } from './drawer.styles.ts';

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
  return (
    <ModalOverlay open={open} onClosed={onClosed}>
      {(leaving) => <DrawerPanel leaving={leaving} {...props} />}
    </ModalOverlay>
  );
}

function DrawerPanel({
  leaving,
  title,
  children,
  onClose,
  closeLabel,
  side = 'end',
  actions,
}: Omit<DrawerProps, 'open' | 'onClosed'> & { leaving: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const { modalProps, underlayProps, dialogProps, titleProps } = useModal({
    panel,
    leaving,
    onClose,
    pressBeside: true,
  });
  return (
    <>
      <Scrim data-part="scrim" {...underlayProps} />
      <Panel data-part="panel" {...modalProps} {...dialogProps} ref={panel} data-side={side}>
        <Head data-part="head">
          <Title data-part="title" {...titleProps}>
            {title}
          </Title>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </Head>
        {/* What scrolls can be scrolled by the keyboard. */}
        <Body data-part="body" tabIndex={0}>
          {children}
        </Body>
        {actions && <Actions data-part="actions">{actions}</Actions>}
      </Panel>
    </>
  );
}

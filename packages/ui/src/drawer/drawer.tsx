import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ModalOverlay } from '../modal/modal-overlay.tsx';
import type { DrawerSide } from './drawer.contract.ts';
import { Actions, Body, Head, Panel, Scrim, Title } from './drawer.styles.ts';

export type DrawerProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Escape, the close button and a click outside. The caller then sets `open`. */
  onClose: () => void;
  /** It has left the page. */
  onClosed?: () => void;
  closeLabel: string;
  /** The edge it comes from. Default `end`. A sheet from below is a BottomSheet. */
  side?: DrawerSide;
  /** Buttons that stay visible at its end. */
  actions?: ReactNode;
};

/** A part of the page that comes in from its edge: a menu, filters. For a question that requires an answer use a Dialog. */
export function Drawer({
  open,
  title,
  children,
  onClose,
  onClosed,
  closeLabel,
  side = 'end',
  actions,
}: DrawerProps) {
  return (
    <ModalOverlay
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      pressBeside
      scrim={<Scrim data-part="scrim" />}
    >
      <Panel data-part="panel" data-side={side}>
        <Head data-part="head">
          <Title data-part="title" slot="title">
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
    </ModalOverlay>
  );
}

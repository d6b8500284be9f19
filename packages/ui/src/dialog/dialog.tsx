import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ModalOverlay } from '../modal/modal-overlay.tsx';
import { Actions, Body, Head, Panel, Place, Scrim, Title } from './dialog.styles.ts';
import {
  type DialogKind,
  type DialogSize,
  dialogDefaults,
  dialogVariables,
} from './dialog-size.ts';
import { pressDefault } from './press-default.ts';

export type DialogProps = Partial<DialogSize> & {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Which default sizes apply. Default `dialog`. */
  kind?: DialogKind;
  /** Closes with an answer only: no Escape and no close button. */
  alert?: boolean;
  /** Escape and the close button. The caller then sets `open`. */
  onClose?: (() => void) | undefined;
  /** It has left the page. Until then whoever renders it keeps it there, so that its exit animation is visible. */
  onClosed?: (() => void) | undefined;
  /** Label of the close button; without it there is none. */
  closeLabel?: string;
  /** Buttons at the end. The one with `data-default` is what Enter presses. */
  actions?: ReactNode;
};

/**
 * A dialog over the page (spec §5, §9). Focus goes in, stays in and returns; the page beneath keeps still; Escape closes it
 * unless it is an alert; Enter presses the default button; a press outside does nothing.
 */
export function Dialog({
  open,
  title,
  children,
  kind = 'dialog',
  alert = false,
  onClose,
  onClosed,
  closeLabel,
  actions,
  ...size
}: DialogProps) {
  const defaults = dialogDefaults[kind];
  const variables = dialogVariables({
    width: size.width ?? defaults.width,
    height: size.height ?? defaults.height,
    pivot: size.pivot ?? defaults.pivot,
  });
  return (
    <ModalOverlay
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      keepOnEscape={alert}
      scrim={<Scrim data-part="scrim" />}
    >
      <Place
        data-part="place"
        onKeyDown={({ nativeEvent, currentTarget }: KeyboardEvent<HTMLDivElement>) =>
          pressDefault(nativeEvent, currentTarget)
        }
      >
        <Panel
          data-part="panel"
          role={alert ? 'alertdialog' : 'dialog'}
          // React's types know no custom properties.
          style={variables as CSSProperties}
        >
          <Head data-part="head">
            <Title data-part="title" slot="title">
              {title}
            </Title>
            {closeLabel !== undefined && onClose && !alert && (
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            )}
          </Head>
          <Body data-part="body" slot="description" elementType="div">
            {children}
          </Body>
          {actions && <Actions data-part="actions">{actions}</Actions>}
        </Panel>
      </Place>
    </ModalOverlay>
  );
}

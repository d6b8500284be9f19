import type { RefObject } from 'react';
import { type AriaPopoverProps, usePopover } from 'react-aria/usePopover';

/** Px between what floats and what it belongs to. */
const gap = 6;

export type Placement = NonNullable<AriaPopoverProps['placement']>;

/** What ties a button to what it opens: to be spread on the button. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu' | undefined;
  onClick: () => void;
};

/**
 * Places a panel beside its button, on the side that has room, and closes it on Escape and on a press elsewhere. The page
 * around it can be reached again when it is closed.
 */
export function useFloating(options: {
  panel: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  close: () => void;
  /** The page around stays within reach: a list of links, not a question. */
  nonModal?: boolean;
}) {
  const { panel, anchor, placement, close, nonModal = false } = options;
  const nothing = () => {};
  return usePopover(
    {
      popoverRef: panel,
      triggerRef: anchor,
      placement,
      offset: gap,
      containerPadding: 8,
      isNonModal: nonModal,
    },
    // What react-aria asks for: only closing is ever done through it.
    {
      isOpen: true,
      setOpen: nothing,
      open: nothing,
      toggle: close,
      close,
      point: null,
      setPoint: nothing,
    },
  );
}

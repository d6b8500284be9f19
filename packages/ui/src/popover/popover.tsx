import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { FloatingOverlay } from '../floating/floating-overlay.tsx';
import { type Placement, type TriggerProps, useFloating } from '../floating/use-floating.ts';
import { Panel, Underlay } from './popover.styles.ts';

export type PopoverProps = {
  /** Names the panel. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Where there is room. Default `bottom`. */
  placement?: Placement;
  defaultOpen?: boolean;
  /** What is in it; as a function it is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A little more about something, or a few choices, beside the button that opens it. What stops the page is a Dialog. */
export function Popover({
  label,
  trigger,
  placement = 'bottom',
  defaultOpen = false,
  children,
}: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        onClick: () => setOpen((last) => !last),
      })}
      {open && (
        <FloatingOverlay>
          <PopoverPanel label={label} anchor={anchor} placement={placement} close={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverPanel>
        </FloatingOverlay>
      )}
    </>
  );
}

function PopoverPanel({
  label,
  anchor,
  placement,
  close,
  children,
}: {
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  placement: Placement;
  close: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = useFloating({ panel, anchor, placement, close });
  const { dialogProps } = useDialog({ 'aria-label': label }, panel);
  return (
    <>
      <Underlay {...underlayProps} />
      <Panel {...popoverProps} {...dialogProps} ref={panel}>
        {children}
      </Panel>
    </>
  );
}

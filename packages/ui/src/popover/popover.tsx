import { type ReactNode, useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { type Opened, Opener } from '../floating/opener.tsx';
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
  defaultOpen,
  children,
}: PopoverProps) {
  return (
    <Opener trigger={trigger} popup="dialog" defaultOpen={defaultOpen}>
      {(opened) => (
        <PopoverPanel label={label} placement={placement} {...opened}>
          {typeof children === 'function' ? children(opened.close) : children}
        </PopoverPanel>
      )}
    </Opener>
  );
}

function PopoverPanel({
  label,
  anchor,
  placement,
  close,
  children,
}: Opened & {
  label: string;
  placement: Placement;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = useFloating({ panel, anchor, placement, close });
  const { dialogProps } = useDialog({ 'aria-label': label }, panel);
  return (
    <>
      <Underlay data-part="underlay" {...underlayProps} />
      <Panel data-part="panel" {...popoverProps} {...dialogProps} ref={panel}>
        {children}
      </Panel>
    </>
  );
}

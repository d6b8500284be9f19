import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { labelledPanel } from '../opening/labelled-panel.tsx';
import { distances, type Placement, Trigger, type TriggerProps } from '../opening/trigger.tsx';
import { useOpen } from '../opening/use-open.ts';
import { Panel } from './popover.styles.ts';

export type PopoverProps = {
  /** Names the panel. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Where there is space. Default `bottom`. */
  placement?: Placement;
  defaultOpen?: boolean;
  /** What is in it; as a function it is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A little more about something, or a few choices, beside the button that opens it. For modal content use a Dialog. */
export function Popover({
  label,
  trigger,
  placement = 'bottom',
  defaultOpen,
  children,
}: PopoverProps) {
  const [open, setOpen] = useOpen(defaultOpen);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Trigger>{trigger}</Trigger>
      <Panel
        data-part="panel"
        {...distances}
        aria-label={label}
        placement={placement}
        render={labelledPanel}
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Panel>
    </DialogTrigger>
  );
}

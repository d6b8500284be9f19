import {
  type AriaAttributes,
  type DOMAttributes,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useFocusable } from 'react-aria/useFocusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { distances } from '../opening/trigger.tsx';
import { useOpen } from '../opening/use-open.ts';
import { Bubble } from './tooltip.styles.ts';

/** Milliseconds that a pointer rests before it is shown, and that it may be away on its way to the words. */
const rest = { delay: 400, closeDelay: 200 };

/** What ties a control to its hint: to be spread on the control. */
export type TooltipTriggerProps = AriaAttributes &
  DOMAttributes<HTMLButtonElement> & { ref: RefObject<HTMLButtonElement | null> };

export type TooltipProps = {
  /** A short sentence. Never the only place where something needed is told: a finger does not hover. */
  text: ReactNode;
  /** The control that it explains, with these properties on it. */
  children: (props: TooltipTriggerProps) => ReactNode;
  defaultOpen?: boolean;
};

/** A hint beside a control that is pointed at or reached by the keyboard. It can be pointed at itself, and Escape takes it away. */
export function Tooltip({ text, children, defaultOpen }: TooltipProps) {
  const [open, setOpen] = useOpen(defaultOpen);
  return (
    <TooltipTrigger {...rest} isOpen={open} onOpenChange={setOpen}>
      <Control>{children}</Control>
      <Bubble data-part="bubble" {...distances}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}

/** A control of ours inside the library's trigger, with what that gives to its control. */
function Control({ children }: Pick<TooltipProps, 'children'>) {
  const ref = useRef<HTMLButtonElement>(null);
  const { focusableProps } = useFocusable({}, ref);
  return children({ ...focusableProps, ref });
}

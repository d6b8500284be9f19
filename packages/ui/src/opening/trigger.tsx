import type { AriaAttributes, DOMAttributes, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { usePress } from 'react-aria/usePress';
import type { PopoverProps } from 'react-aria-components/Popover';

/** What ties a button to what it opens: to be spread on the button. */
export type TriggerProps = AriaAttributes &
  DOMAttributes<HTMLButtonElement> & { ref: RefObject<HTMLButtonElement | null> };

/** The side of the button where a panel opens, if there is space; else it opens on another. */
export type Placement = NonNullable<PopoverProps['placement']>;

/** Px between a panel and its button, and between it and the edge of the window. */
export const distances = { offset: 6, containerPadding: 8 };

/** A button of ours inside a trigger of the library, `DialogTrigger` or `MenuTrigger`, with what that gives to its button. */
export function Trigger({ children }: { children: (props: TriggerProps) => ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { pressProps } = usePress({ ref });
  return children({ ...pressProps, ref });
}

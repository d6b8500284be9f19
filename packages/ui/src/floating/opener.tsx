import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { FloatingOverlay } from './floating-overlay.tsx';
import type { TriggerProps } from './use-floating.ts';

/** What is open: the button that opened it, and the way to close it. */
export interface Opened {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
}

/** A button, and while it is open what it opens, over the page. */
export function Opener({
  trigger,
  popup,
  defaultOpen = false,
  children,
}: {
  trigger: (props: TriggerProps) => ReactNode;
  /** What a screen reader is told that the button opens. */
  popup: TriggerProps['aria-haspopup'];
  defaultOpen?: boolean | undefined;
  children: (opened: Opened) => ReactNode;
}) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-expanded': open,
        'aria-haspopup': popup,
        onClick: () => setOpen((last) => !last),
      })}
      {open && (
        <FloatingOverlay>{children({ anchor, close: () => setOpen(false) })}</FloatingOverlay>
      )}
    </>
  );
}

import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { createPortal } from 'react-dom';
import { usePortal } from '../floating/use-portal.ts';
import { Bubble } from './tooltip.styles.ts';

/** Milliseconds that a pointer rests before it is shown, and that it may be away on its way to the words. */
const rest = { before: 400, after: 200 };

/** What ties a control to its hint: to be spread on the control. */
export type TooltipTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-describedby': string | undefined;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

export type TooltipProps = {
  /** A short sentence. Never the only place where something needed is told: a finger does not hover. */
  text: ReactNode;
  /** The control that it explains, with these properties on it. */
  children: (props: TooltipTriggerProps) => ReactNode;
  defaultOpen?: boolean;
};

/** A hint beside a control that is pointed at or reached by the keyboard. It can be pointed at itself, and Escape takes it away. */
export function Tooltip({ text, children, defaultOpen = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(defaultOpen);
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  const at = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const container = usePortal();
  return (
    <>
      {children({
        ref: anchor,
        'aria-describedby': open ? id : undefined,
        onPointerEnter: () => later(true, rest.before),
        onPointerLeave: () => later(false, rest.after),
        // A press gives the focus as well, and says itself what it does.
        onFocus: ({ target }) => {
          if (target.matches(':focus-visible')) at(true);
        },
        onBlur: () => at(false),
      })}
      {open &&
        container &&
        createPortal(
          <TooltipBubble
            id={id}
            anchor={anchor}
            close={() => at(false)}
            stay={() => at(true)}
            leave={() => later(false, rest.after)}
          >
            {text}
          </TooltipBubble>,
          container,
        )}
    </>
  );
}

function TooltipBubble({
  id,
  anchor,
  close,
  stay,
  leave,
  children,
}: {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
  stay: () => void;
  leave: () => void;
  children: ReactNode;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: anchor,
    overlayRef: bubble,
    placement: 'top',
    offset: 6,
    containerPadding: 8,
    isOpen: true,
  });
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeNow();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Bubble
      data-part="bubble"
      {...overlayProps}
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {children}
    </Bubble>
  );
}

import {
  type DOMAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMove } from 'react-aria/useMove';
import { type Step, stepToNextCorner, stepWithin } from './move-within.ts';

/** How far one press of an arrow key goes, px; with Shift four times as far. */
const stride = 16;
/** A finger that moves less than this, px, has pressed and not dragged. */
const slack = 3;

/**
 * Lets a panel be moved in the window by its handle: dragged, by arrow keys, or by presses from corner to corner for whoever can
 * do neither. It stays wholly in the window, also when that becomes smaller.
 *
 * @returns what makes an element its handle
 */
export function useMovable(panel: RefObject<HTMLElement | null>): DOMAttributes<HTMLElement> {
  /** How far it is from where its styles put it, px. */
  const offset = useRef<Step>({ x: 0, y: 0 });
  /** How far the pointer has gone since it was pressed, px. */
  const path = useRef(0);

  const go = (step: (box: DOMRect, room: { width: number; height: number }) => Step) => {
    const element = panel.current;
    if (!element) return;
    const { x, y } = step(element.getBoundingClientRect(), roomOf());
    offset.current = { x: offset.current.x + x, y: offset.current.y + y };
    // At once and not by a render: the next of many moves must find it where this one has put it.
    element.style.translate = `${offset.current.x}px ${offset.current.y}px`;
  };
  const { moveProps } = useMove({
    onMoveStart: () => {
      path.current = 0;
    },
    onMove: ({ deltaX, deltaY, pointerType, shiftKey }) => {
      const times = pointerType === 'keyboard' ? stride * (shiftKey ? 4 : 1) : 1;
      if (pointerType !== 'keyboard') path.current += Math.abs(deltaX) + Math.abs(deltaY);
      go((box, room) => stepWithin(box, { x: deltaX * times, y: deltaY * times }, room));
    },
  });

  const comeIn = useEffectEvent(() => go((box, room) => stepWithin(box, { x: 0, y: 0 }, room)));
  useLayoutEffect(() => comeIn(), []);
  useEffect(() => {
    addEventListener('resize', comeIn);
    return () => removeEventListener('resize', comeIn);
  }, []);

  return {
    ...moveProps,
    onClick: () => {
      const dragged = path.current > slack;
      path.current = 0;
      if (!dragged) go(stepToNextCorner);
    },
  };
}

/** The window without what its scroll bars take. */
function roomOf() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

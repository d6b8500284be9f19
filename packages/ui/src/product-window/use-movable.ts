import {
  type DOMAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
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
 * @returns how far it is from where its styles put it, px, and what makes an element its handle
 */
export function useMovable(panel: RefObject<HTMLElement | null>): {
  offset: Step;
  handleProps: DOMAttributes<HTMLElement>;
} {
  const [offset, setOffset] = useState<Step>({ x: 0, y: 0 });
  const path = useRef(0);

  const go = (step: (box: DOMRect, room: { width: number; height: number }) => Step) => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const { x, y } = step(box, roomOf());
    if (x !== 0 || y !== 0) setOffset((from) => ({ x: from.x + x, y: from.y + y }));
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

  const handleProps = {
    ...moveProps,
    onClick: () => {
      const dragged = path.current > slack;
      path.current = 0;
      if (!dragged) go(stepToNextCorner);
    },
  };
  return { offset, handleProps };
}

/** The window without what its scroll bars take. */
function roomOf() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

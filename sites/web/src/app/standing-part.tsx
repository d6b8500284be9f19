import { useHydrated } from '@livery/ui/ticking';
import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import type { CodeQuery } from './code-query.ts';
import { useCodeWhenNear } from './use-code-when-near.ts';

/** React leaves what is in an element alone when it is told that the element's HTML is not its own. */
const asItStands = { __html: '' };

/**
 * A part at the end of a page: its HTML stands as it was written until the visitor comes near, and is drawn by the script from
 * then on. A page without a first screen in its HTML keeps room for it.
 */
export function StandingPart({
  query,
  room,
}: {
  query: CodeQuery<ComponentType>;
  room: ReactNode;
}) {
  const { place, code } = useCodeWhenNear(query);
  const takesOver = !useHydrated();
  const [stands] = useState(takesOver);
  // A button that is pressed while it only stands is pressed again when there is somebody to hear it.
  const pressed = useRef(-1);
  const standing: RefCallback<Element> = useCallback(
    (element: Element) => {
      const note = ({ target }: Event) => {
        pressed.current = buttonsIn(element).findIndex((button) => button.contains(target as Node));
      };
      element.addEventListener('click', note);
      const leave = place(element);
      return () => {
        element.removeEventListener('click', note);
        leave?.();
      };
    },
    [place],
  );
  const drawn = useCallback((element: Element | null) => {
    const button = element && buttonsIn(element)[pressed.current];
    pressed.current = -1;
    if (button) setTimeout(() => button.click());
  }, []);

  // Drawn in slices, so that a press meanwhile is not kept waiting.
  const Part = useDeferredValue(code.data);
  if (Part)
    return (
      <div key="drawn" ref={drawn} data-standing={takesOver || undefined}>
        <Part />
      </div>
    );
  if (stands)
    return (
      <div
        key="standing"
        ref={standing}
        data-standing
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and React sets none where it takes over.
        dangerouslySetInnerHTML={asItStands}
      />
    );
  return (
    <div key="room" ref={place}>
      {room}
    </div>
  );
}

const buttonsIn = (element: Element) => [...element.querySelectorAll('button')];

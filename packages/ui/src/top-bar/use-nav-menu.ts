import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what is open under an item of a `TopNav` by Escape, which leads back to its button, by a press or the focus elsewhere,
 * and when the page moves: a panel stands at a place of the window. It is apart from the row, so that it loads with what opens.
 */
export function useNavMenu(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const way = panel.current?.closest('li');
    const stop = new AbortController();
    const { signal } = stop;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !way?.contains(target)) close();
    };
    const escaped = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (way?.contains(document.activeElement)) way.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escaped, { signal });
    window.addEventListener('scroll', () => close(), { signal, passive: true });
    return () => stop.abort();
  }, [panel]);
}

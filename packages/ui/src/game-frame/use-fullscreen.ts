import { type RefObject, useEffect, useState } from 'react';

/** Whether the browser can give an element the whole screen, whether it has it, and the way in and out. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    // Escape and the browser's own button leave as well.
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  const toggle = () => {
    const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The browser may refuse; the game is then played as it stands.
    change?.catch(() => setFull(false));
  };
  return { possible: document.fullscreenEnabled, full, toggle };
}

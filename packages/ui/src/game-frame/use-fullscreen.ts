import { type RefObject, useEffect, useState } from 'react';

/** Whether fullscreen is supported and active, and how to enter and leave it. */
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

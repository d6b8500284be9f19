import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window counts as near. */
const margin = '600px';

/** Whether the element is or was near the window, so that what it shows is worth loading. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

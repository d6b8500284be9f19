import { useQuery } from '@tanstack/react-query';
import { type RefCallback, useCallback, useState } from 'react';
import type { CodeQuery } from './code-query.ts';

/** How far outside the window counts as near. */
const margin = '600px';

/** A ref for an element, and whether that element is or was near the window, so that what it shows is worth loading. */
function useNear(): readonly [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, near];
}

/**
 * A part of the site's code far below the first window: it is fetched when the element with this ref, which keeps its room,
 * comes near.
 */
export function useCodeWhenNear<Part>(query: CodeQuery<Part>) {
  const [place, near] = useNear();
  return { place, code: useQuery({ ...query, enabled: near }) };
}

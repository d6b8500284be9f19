import { useQuery } from '@tanstack/react-query';
import { type RefCallback, useCallback, useState } from 'react';
import type { CodeQuery } from './code-query.ts';
import { onFirstAct } from './first-act.ts';

/** How far outside the window counts as near, once the visitor does anything. */
const margin = '600px';
/** Until then only what is to be seen is loaded, and not what just looks in at the lower edge. */
const seen = '0px 0px -25%';

/** A ref for an element, and whether that element is or was near the window, so that what it shows is worth loading. */
function useNear(): readonly [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: Element) => {
    const observers: IntersectionObserver[] = [];
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin },
      );
      observer.observe(element);
      observers.push(observer);
    };
    observe(seen);
    const stopWaiting = onFirstAct(() => observe(margin));
    return () => {
      stopWaiting();
      for (const observer of observers) observer.disconnect();
    };
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

import { lazyLoadLimits } from './lazy-load-limits.ts';
import { createThrottledBatch } from './throttled-batch.ts';

const batch = createThrottledBatch(lazyLoadLimits.throttle, (run, ms) => setTimeout(run, ms));
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  // 1.3 windows high in all: the window and 30 % of it beyond each edge.
  const beyond = `${Math.round((lazyLoadLimits.preloadFactor - 1) * 100)}%`;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const start = isIntersecting && waiting.get(target);
        if (!start) continue;
        forget(target);
        batch(start);
      }
    },
    { rootMargin: beyond, threshold: lazyLoadLimits.threshold },
  );
  return observer;
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls `start` once, when the element comes near the window. Returns how to stop waiting. */
export function whenNear(element: Element, start: () => void): () => void {
  let stopped = false;
  waiting.set(element, () => {
    if (!stopped) start();
  });
  sharedObserver().observe(element);
  return () => {
    stopped = true;
    forget(element);
  };
}

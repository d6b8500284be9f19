import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';
/** What a member chose on this site (`@livery/theme/display`), on the element or around it. */
const chosen = '[data-motion="less"]';

/** Whether motion is reduced at an element: by the device's setting, or by the member's choice on this site. */
export const isStillAt = (element: Element | null): boolean =>
  matchMedia(asked).matches || (element?.closest(chosen) ?? null) !== null;

/** Whether motion is reduced here: by the device's setting, or by the member's choice on this site. */
export function useStillness(element: RefObject<Element | null>): boolean {
  const isStill = useCallback(() => isStillAt(element.current), [element]);
  return useSyncExternalStore(watchStillness, isStill, () => true);
}

/** Calls back when motion may have been reduced, or is no more; gives the function that ends it. */
export function watchStillness(listener: () => void): () => void {
  const device = matchMedia(asked);
  const choice = new MutationObserver(listener);
  device.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    device.removeEventListener('change', listener);
    choice.disconnect();
  };
}

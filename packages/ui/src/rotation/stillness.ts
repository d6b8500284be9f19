import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';
/** What a member chose on this site (`@livery/theme/display`), on the element or around it. */
const chosen = '[data-motion="less"]';

/** Whether motion is reduced here: by the device's setting, or by the member's choice on this site. */
export function useStillness(element: RefObject<Element | null>): boolean {
  const isStill = useCallback(
    () => matchMedia(asked).matches || (element.current?.closest(chosen) ?? null) !== null,
    [element],
  );
  return useSyncExternalStore(subscribe, isStill, () => true);
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia(asked);
  const choice = new MutationObserver(listener);
  device.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    device.removeEventListener('change', listener);
    choice.disconnect();
  };
}

import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Whether one page fades into the next one (a view transition of the browser): between two pages, never as the first one comes, and not
 * where the device or the member asks for less motion.
 *
 * @returns the types of the transition, of which there are none; false for a change at once
 */
export function pageTransition({
  fromLocation,
  pathChanged,
}: {
  fromLocation?: ParsedLocation;
  pathChanged: boolean;
}): string[] | false {
  const isStill =
    !fromLocation ||
    !pathChanged ||
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? false : [];
}

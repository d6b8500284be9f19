import type { MouseEvent } from 'react';

/** A press that asks for nothing special: no new tab, no download, no other button. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

import { useSyncExternalStore } from 'react';

/**
 * Whether as little data as possible is to be used: the boot script marks the root element, from the member's choice on this site
 * (`@livery/theme/display`), else from the device's setting. Where a page is rendered to HTML nothing is known.
 */
export const isSavingData = (): boolean =>
  typeof document !== 'undefined' && 'saving' in document.documentElement.dataset;

/** The same for a component; nothing is known before the page runs. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(watchSaving, isSavingData, () => false);
}

function watchSaving(listener: () => void): () => void {
  const root = new MutationObserver(listener);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-saving'] });
  return () => root.disconnect();
}

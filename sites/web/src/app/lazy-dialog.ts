import type { ComponentType } from 'react';
import type { lazyWords } from './lazy-words.ts';
import { loadChunk } from './load-chunk.ts';
import type { DialogProps, ShownDialog } from './presence.ts';
import type { Services } from './services.tsx';

/** Brings the code of a dialog, with the words that it speaks. */
export type LoadDialog<Kind extends ShownDialog['kind']> = (
  services: Services,
  dialog: DialogProps<Kind>['dialog'],
) => Promise<ComponentType<DialogProps<Kind>>>;

/**
 * A dialog whose code and words are fetched when it is first opened. Nothing is kept of a failure: the next opening asks again.
 *
 * @param kind which dialog it is, also for the message of a failure
 * @param load brings the component: `async () => (await import('./x.tsx')).X`
 * @param words the catalogue areas that it needs beside those of every page
 */
export function lazyDialog<Kind extends ShownDialog['kind']>(
  kind: Kind,
  load: () => Promise<ComponentType<DialogProps<Kind>>>,
  words: ReturnType<typeof lazyWords> = async () => undefined,
): LoadDialog<Kind> {
  return async (services) => {
    const [Dialog] = await Promise.all([loadChunk(`${kind} dialog`, load), words(services)]);
    return Dialog;
  };
}

import { useState, useSyncExternalStore } from 'react';
import type { SiteDialog } from './dialogs.ts';
import { useServices } from './services.tsx';

/** What a dialog of the site gets from its host: it stays in the page until its way out has ended. */
export interface Presence {
  readonly open: boolean;
  readonly onClosed: () => void;
}

/**
 * Keeps the last thing that stood in a place until it has left.
 *
 * @param now what is to stand there, if anything does
 * @returns what to render, and whether it is on its way out
 */
export function usePresence<Thing>(now: Thing | undefined): {
  readonly shown: Thing | undefined;
  readonly presence: Presence;
} {
  const [shown, setShown] = useState(now);
  if (now !== undefined && now !== shown) setShown(now);
  return {
    shown: now ?? shown,
    presence: { open: now !== undefined, onClosed: () => setShown(undefined) },
  };
}

/** A dialog of one kind over the page, kept until it has left; undefined while there is none. */
export function useSiteDialog<Kind extends SiteDialog['kind']>(kind: Kind) {
  const { dialogs } = useServices();
  const { dialog } = useSyncExternalStore(dialogs.subscribe, dialogs.current);
  return usePresence(isOf(kind, dialog) ? dialog : undefined);
}

function isOf<Kind extends SiteDialog['kind']>(
  kind: Kind,
  dialog: SiteDialog | undefined,
): dialog is Extract<SiteDialog, { kind: Kind }> {
  return dialog?.kind === kind;
}

import { useState } from 'react';
import type { CaptchaPass, Opened, SiteDialog } from './dialogs.ts';

/** What a dialog of the site gets from its host: it stays in the page until its way out has ended. */
export interface Presence {
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** A change of password that is due. Nobody opens it: it shows as long as the session requires it, unless another dialog does. */
export interface ForcedChange {
  readonly kind: 'forcedChange';
}

/** Age and terms that the holder of an account has yet to confirm; it shows as a forced change does. */
export interface NewTerms {
  readonly kind: 'newTerms';
}

/** Everything that can be drawn over the page. */
export type ShownDialog = SiteDialog | ForcedChange | NewTerms | CaptchaPass;

/** What the dialog of a kind is given. */
export type DialogProps<Kind extends ShownDialog['kind']> = Presence & {
  readonly dialog: Extract<ShownDialog, { kind: Kind }>;
};

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

/** Tells two openings of a dialog apart, as the key of what draws it. */
export const openingOf = (dialog: ShownDialog | Opened<ShownDialog>): string =>
  `${dialog.kind} ${'opening' in dialog ? dialog.opening : 0}`;

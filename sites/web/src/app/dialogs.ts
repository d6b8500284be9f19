import type { SessionEndReason } from '@livery/api';
import type { LoginFlow } from '../features/sign-in/login/login-flow.ts';

/** What may stand over the page. One at a time: a dialog never opens another on top of itself. */
export type SiteDialog =
  /**
   * Sign in without leaving the page. With a flow, one that began elsewhere goes on here; with the reason of an ended
   * session, the page waits below with all that was typed.
   */
  | { readonly kind: 'login'; readonly flow?: LoginFlow; readonly ended?: SessionEndReason }
  /** An account for who has none. */
  | { readonly kind: 'register' }
  /** A new password for who has forgotten theirs. */
  | { readonly kind: 'forgot' }
  | { readonly kind: 'logout' }
  /** The merchant's notices, opened at one of them. */
  | { readonly kind: 'notices'; readonly index: number }
  /** Customer service; its window was opened in the press, or the browser would not. */
  | { readonly kind: 'service'; readonly door: Window | null }
  /** How pages look to this member. */
  | { readonly kind: 'display' }
  /** A guarded action that a trial account may not do, or a centre that is not enabled (spec §5). */
  | { readonly kind: 'needsRealAccount' }
  /** The agents' pages, to a member who is none (spec §6). */
  | { readonly kind: 'agentsOnly' };

/** When and where the member was here before, as the platform says it. */
export interface PreviousLogin {
  /** ISO 8601. */
  readonly time: string;
  readonly place?: string | undefined;
}

/** What stands over the page: at most one dialog, and a line about the previous sign-in. */
export interface OverPage {
  readonly dialog: SiteDialog | undefined;
  readonly previousLogin: PreviousLogin | undefined;
  /** A login is under way; its own screen asks for whatever it needs, a forced change of password too. */
  readonly signingIn: boolean;
}

/** Keeps {@link OverPage}; nothing is rendered but its host when that changes. */
export function createDialogs() {
  const listeners = new Set<() => void>();
  let now: OverPage = { dialog: undefined, previousLogin: undefined, signingIn: false };
  const become = (next: Partial<OverPage>): void => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  return {
    current: (): OverPage => now,
    open: (dialog: SiteDialog): void => become({ dialog }),
    close: (): void => become({ dialog: undefined }),
    setSigningIn: (signingIn: boolean): void => become({ signingIn }),
    tellPreviousLogin: (previousLogin: PreviousLogin | undefined): void =>
      become({ previousLogin }),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** See {@link createDialogs}. */
export type Dialogs = ReturnType<typeof createDialogs>;

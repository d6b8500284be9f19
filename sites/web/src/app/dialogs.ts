import type { SessionEndReason } from '@livery/api';
import type { ReactElement } from 'react';
import type { LoginFlow } from '../features/sign-in/index.ts';

/** What may stand over the page. One at a time: a dialog never opens another on top of itself. */
export type SiteDialog =
  /**
   * Log in without leaving the page. With a flow, one that began elsewhere goes on here; with the reason of an ended
   * session, the page waits below with all that was typed.
   */
  | {
      readonly kind: 'login';
      readonly flow?: LoginFlow;
      /** Ends that flow, if it has not ended, when the dialog is gone. */
      readonly abandon?: () => void;
      readonly ended?: SessionEndReason;
    }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'logout' }
  /** The merchant's notices, opened at one of them. */
  | { readonly kind: 'notices'; readonly id: number }
  /** Customer service; its window was opened in the press, or the browser would not. */
  | { readonly kind: 'service'; readonly popup: Window | null }
  /** Games, providers, lotteries and help by name. */
  | { readonly kind: 'search' }
  /** What the member has staked and what is not decided yet. */
  | { readonly kind: 'openBets' }
  /** The games of one vendor (spec §3 `isGame: VASSALAGE`), of one type where it is named. */
  | {
      readonly kind: 'vendorGames';
      readonly vassalage: string;
      readonly gameType?: string | undefined;
    }
  /** How pages look to this member. */
  | { readonly kind: 'display' }
  /** A guarded action that a trial account may not do, or a centre that is not enabled (spec §5). */
  | { readonly kind: 'needsRealAccount' }
  /** The agents' pages, to a member who is not an agent (spec §6). */
  | { readonly kind: 'agentsOnly' };

/** A picture to read before the platform hears this address again. It stands over the dialog whose call waits for it. */
export interface CaptchaPass {
  readonly kind: 'captchaPass';
  /** Gives what came of it to everything that waits: the pass, or nothing when the visitor would not. */
  readonly give: (pass: string | undefined) => void;
}

/** A dialog with the number of its opening: opened again, it is another one that begins afresh. */
export type Opened<Dialog> = Dialog & { readonly opening: number };

/** When and where the member was here before, as the platform reports it. */
export interface PreviousLogin {
  /** ISO 8601. */
  readonly time: string;
  readonly place?: string | undefined;
}

/** What stands over the page: at most one dialog, a picture to read over it, a line about the previous login, and what stands beside the page. */
export interface OverPage {
  readonly dialog: Opened<SiteDialog> | undefined;
  /** Over everything else: calls wait for it. */
  readonly captchaPass: Opened<CaptchaPass> | undefined;
  readonly previousLogin: PreviousLogin | undefined;
  /** What nothing waits for: a new version of the site, a question. Whoever shows one brings its code and words along. */
  readonly beside: readonly ReactElement[];
  /** A login is under way; its own screen asks for whatever it needs, a forced change of password too. */
  readonly signingIn: boolean;
  /** The platform is at work on something that may not be left now, such as a new account. */
  readonly held: boolean;
}

/** Keeps {@link OverPage}; nothing is rendered but its host when that changes. */
export function createDialogs() {
  const listeners = new Set<() => void>();
  let openings = 0;
  let now: OverPage = {
    dialog: undefined,
    captchaPass: undefined,
    previousLogin: undefined,
    beside: [],
    signingIn: false,
    held: false,
  };
  const become = (next: Partial<OverPage>): void => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  let waiting: Promise<string | undefined> | undefined;
  return {
    current: (): OverPage => now,
    /** Has the visitor read a picture. Calls that want a pass at the same time wait for the same one. */
    askForPass: (): Promise<string | undefined> =>
      (waiting ??= new Promise((resolve) => {
        openings += 1;
        const give = (pass: string | undefined) => {
          waiting = undefined;
          become({ captchaPass: undefined });
          resolve(pass);
        };
        become({ captchaPass: { kind: 'captchaPass', give, opening: openings } });
      })),
    open: (dialog: SiteDialog): void => {
      openings += 1;
      become({ dialog: { ...dialog, opening: openings }, held: false });
    },
    close: (): void => become({ dialog: undefined, held: false }),
    setHeld: (held: boolean): void => become({ held }),
    setSigningIn: (signingIn: boolean): void => become({ signingIn }),
    showPreviousLogin: (previousLogin: PreviousLogin | undefined): void =>
      become({ previousLogin }),
    /** @param part takes the place of an earlier one with the same `key` */
    showBeside: (part: ReactElement): void =>
      become({ beside: [...now.beside.filter(({ key }) => key !== part.key), part] }),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** See {@link createDialogs}. */
export type Dialogs = ReturnType<typeof createDialogs>;

import * as v from 'valibot';
import type { SiteStorage } from '../../app/storage.ts';

const answerSchema = v.picklist(['allowed', 'denied']);

/** What a visitor answered to the question whether visits are counted. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** What holds now: an answer, none yet, or the browser's own request not to be tracked, which no answer overrides. */
export type Decision = Answer | 'open' | 'refusedByBrowser';

/** The consent of this browser. Nothing is counted unless the decision is `allowed`. */
export interface Consent {
  readonly decision: () => Decision;
  readonly answer: (answer: Answer) => void;
  /** Calls back after each answer, also of another tab; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** As much of the window as consent touches. The two signals are Global Privacy Control and its predecessor Do Not Track. */
export interface ConsentPage {
  readonly navigator: {
    readonly globalPrivacyControl?: boolean;
    readonly doNotTrack?: string | null;
  };
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

const key = 'analytics';
const created = new WeakMap<object, Consent>();

/** The one consent of a page: the question, the display dialog and the counter share it. */
export function consentOf(storage: Pick<SiteStorage, 'kept' | 'keep'>): Consent {
  const found = created.get(storage) ?? createConsent(window, storage);
  created.set(storage, found);
  return found;
}

/** @param storage where the answer is kept; in a browser that keeps nothing it holds until the page is left */
export function createConsent(
  page: ConsentPage,
  storage: Pick<SiteStorage, 'kept' | 'keep'>,
): Consent {
  const { globalPrivacyControl, doNotTrack } = page.navigator;
  const refusedByBrowser = globalPrivacyControl === true || doNotTrack === '1';
  const listeners = new Set<() => void>();
  let answer = keptAnswer(storage);
  const become = (next: Answer | undefined): void => {
    answer = next;
    for (const listener of listeners) listener();
  };
  page.addEventListener('storage', (event) => {
    // Without a key all of the storage has been emptied.
    if (event.key === null || event.key === key) become(keptAnswer(storage));
  });
  return {
    decision: () => (refusedByBrowser ? 'refusedByBrowser' : (answer ?? 'open')),
    answer(next) {
      storage.keep(key, next);
      become(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function keptAnswer(storage: Pick<SiteStorage, 'kept'>): Answer | undefined {
  const found = v.safeParse(answerSchema, storage.kept(key));
  return found.success ? found.output : undefined;
}

import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

/** Feedback and complaints; the search `about` names the transaction that a member writes of. */
export const feedbackPage: LazyPage = {
  screen: async () => (await import('./feedback-screen.tsx')).FeedbackScreen,
  words: lazyWords('feedback words', ['feedback', 'session', 'platform']),
};

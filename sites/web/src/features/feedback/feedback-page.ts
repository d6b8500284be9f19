import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

/** Feedback and complaints; the search `about` names the transaction that a member writes of. */
export const feedbackPage: PublicPage = {
  screen: async () => (await import('./feedback-screen.tsx')).FeedbackScreen,
  words: lazyWords('feedback words', ['feedback', 'session', 'platform']),
};

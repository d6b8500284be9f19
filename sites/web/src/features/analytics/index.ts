import { lazyPart } from '../../app/lazy-part.tsx';

export const AnalyticsChoice = lazyPart(
  'analytics choice',
  async () => (await import('./analytics-choice.tsx')).AnalyticsChoice,
);

export const loadAnalytics = () => import('./count-visits.tsx');

export { feedbackPage } from './feedback-page.ts';

export { type StatusFact, StatusPage, type StatusPageProps } from './status-page.tsx';

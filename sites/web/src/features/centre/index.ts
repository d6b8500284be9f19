export { CentreFrame } from './centre-frame.tsx';
export { CentrePage } from './centre-page.tsx';
export { isInCentre } from './is-in-centre.ts';

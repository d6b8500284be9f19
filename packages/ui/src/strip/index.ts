export { Strip, type StripLabels, type StripProps } from './strip.tsx';

export {
  ProgressBar,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
} from './progress.tsx';
export { Steps, type StepsProps } from './steps.tsx';

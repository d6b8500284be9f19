export { Clock, type ClockProps } from './clock.tsx';

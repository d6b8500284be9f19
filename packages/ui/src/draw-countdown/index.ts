export { DrawCountdown, type DrawCountdownProps } from './draw-countdown.tsx';

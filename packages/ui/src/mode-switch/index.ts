export { type Mode, ModeSwitch, type ModeSwitchProps } from './mode-switch.tsx';

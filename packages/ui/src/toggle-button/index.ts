export { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx';

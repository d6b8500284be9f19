export { type ButtonSize, type ButtonVariant, buttonContract } from './button.contract.ts';
export { Button, type ButtonProps } from './button.tsx';

export { type Toast, Toasts, type ToastsProps } from './toast.tsx';

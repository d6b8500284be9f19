export { Dialog, type DialogProps } from './dialog.tsx';
export {
  type DialogKind,
  type DialogLength,
  type DialogSize,
  dialogDefaults,
} from './dialog-size.ts';

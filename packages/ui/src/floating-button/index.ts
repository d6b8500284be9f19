export { BackToTop } from './back-to-top.tsx';
export {
  FloatingButton,
  type FloatingButtonProps,
  FloatingButtons,
  type FloatingButtonsProps,
  type FloatingEntry,
  FloatingGroup,
  type FloatingGroupProps,
} from './floating-button.tsx';

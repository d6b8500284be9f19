export { NumberText, type NumberTextProps } from './number-text.tsx';

export { CodeField, type CodeFieldProps, longestCode } from './code-field.tsx';

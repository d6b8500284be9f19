export { exactText, TextField, type TextFieldProps } from './text-field.tsx';

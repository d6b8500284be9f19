export { type DialCode, PhoneField, type PhoneFieldProps } from './phone-field.tsx';

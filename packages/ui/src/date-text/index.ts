export { DateText, type DateTextProps, isMoment } from './date-text.tsx';

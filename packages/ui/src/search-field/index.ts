export { maxSearchLength, SearchField, type SearchFieldProps } from './search-field.tsx';

export { type KeyValueItem, KeyValueList, type KeyValueListProps } from './key-value-list.tsx';

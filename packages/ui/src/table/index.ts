export type { SortValue, TableSort } from './sort-rows.ts';
export { Table, type TableColumn, type TableProps } from './table.tsx';

export type { TableView } from './near-rows.tsx';
export type { SortValue, TableSort } from './sort-rows.ts';
export { type ManyRows, Table, type TableColumn, type TableProps } from './table.tsx';

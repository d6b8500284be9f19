import type { Ref } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { ColumnCell } from './column-cell.tsx';
import { Row } from './table.styles.ts';
import type { TableColumn } from './table.tsx';

/** The shape of a row that is still on its way. It is not spoken. */
export function PlaceRow<Entry>({
  columns,
  ...where
}: {
  columns: readonly TableColumn<Entry>[];
  ref?: Ref<HTMLTableRowElement>;
  'data-index'?: number;
}) {
  return (
    <Row data-part="row" role="row" aria-hidden="true" {...where}>
      {columns.map((column) => (
        <ColumnCell key={column.id} column={column}>
          <Skeleton shape="text" />
        </ColumnCell>
      ))}
    </Row>
  );
}

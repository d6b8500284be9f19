import { Skeleton } from '../skeleton/index.ts';
import { ColumnCell } from './column-cell.tsx';
import { Row } from './table.styles.ts';
import type { TableColumn } from './table.tsx';

/** The shape of a row that is still on its way. It is not spoken. */
export function PlaceRow<Entry>({ columns }: { columns: readonly TableColumn<Entry>[] }) {
  return (
    <Row data-part="row" role="row" aria-hidden="true">
      {columns.map((column) => (
        <ColumnCell key={column.id} column={column}>
          <Skeleton shape="text" />
        </ColumnCell>
      ))}
    </Row>
  );
}

import type { ReactNode } from 'react';
import { Cell, Label, Value } from './table.styles.ts';
import type { TableColumn } from './table.tsx';

/** A value of a row, with its column's name beside it where rows are cards. */
export function ColumnCell<Entry>({
  column: { label, kind = 'text', rowHeader },
  unnamed = false,
  children,
}: {
  column: TableColumn<Entry>;
  /** Nothing to tell: a card leaves it out. */
  unnamed?: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      {/* A screen reader has it from the head of the column. */}
      <Label data-part="label" aria-hidden="true">
        {label}
      </Label>
      <Value data-part="value">{children}</Value>
    </>
  );
  return rowHeader ? (
    <Cell
      data-part="cell"
      as="th"
      role="rowheader"
      scope="row"
      data-kind={kind}
      data-empty={unnamed || undefined}
    >
      {content}
    </Cell>
  ) : (
    <Cell data-part="cell" role="cell" data-kind={kind} data-empty={unnamed || undefined}>
      {content}
    </Cell>
  );
}

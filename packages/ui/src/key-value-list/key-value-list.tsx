import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { List, Root, Row, Term, Value } from './key-value-list.styles.ts';

export type KeyValueItem = {
  /** A name in another language inside it is marked by whoever gives it. */
  term: ReactNode;
  /** `undefined` is still on its way, and its line is kept; `null` is known to be missing. */
  value: ReactNode | undefined;
};

export type KeyValueListProps = {
  items: readonly KeyValueItem[];
  /** In the place of a value that is missing: "Not given". */
  missingLabel: string;
};

/** Facts about one thing, each a term and its value: a withdrawal's details, an account. */
export function KeyValueList({ items, missingLabel }: KeyValueListProps) {
  return (
    <Root data-part="root">
      <List data-part="list">
        {items.map(({ term, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be alike, and a row keeps nothing
          <Row data-part="row" key={place}>
            <Term data-part="term">{term}</Term>
            <Value
              data-part="value"
              data-missing={value === null || undefined}
              aria-busy={value === undefined}
            >
              {value === undefined ? (
                <Skeleton shape="text" extent="half" />
              ) : (
                (value ?? missingLabel)
              )}
            </Value>
          </Row>
        ))}
      </List>
    </Root>
  );
}

import type { ReactNode } from 'react';
import { List } from './dropdown.styles.ts';

/** With fewer than this many they stand in the middle (spec §9). */
const few = 6;

export type DropdownListProps = {
  /** One link or button each, such as a VendorIcon with its address. */
  items: readonly { id: string; content: ReactNode }[];
  /** Shown if there are none. */
  emptyLabel: string;
  /** One of them was pressed. */
  onChoose: () => void;
};

/** What stands in a Dropdown, for a panel of another kind as well. */
export function DropdownList({ items, emptyLabel, onChoose }: DropdownListProps) {
  if (items.length === 0) return emptyLabel;
  return (
    <List data-part="list" data-few={items.length < few || undefined}>
      {items.map(({ id, content }) => (
        // A press on what is inside has bubbled here once it has been taken.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click as well
        <li key={id} onClick={onChoose}>
          {content}
        </li>
      ))}
    </List>
  );
}

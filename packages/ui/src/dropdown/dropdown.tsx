import { type ReactNode, useRef } from 'react';
import { type Opened, Opener } from '../floating/opener.tsx';
import { type TriggerProps, useFloating } from '../floating/use-floating.ts';
import { List, Panel } from './dropdown.styles.ts';

/** With fewer than this many they stand in the middle (spec §9). */
const few = 6;

export type DropdownProps = {
  /** Names what is in it. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
  /** One link or button each, such as a VendorIcon with its address. */
  items: readonly { id: string; content: ReactNode }[];
  /** Said where there are none. */
  emptyLabel: string;
  defaultOpen?: boolean;
};

/** Ways on from a category: its vendors, under the button that names it. It closes when one is taken. Acts are a Menu. */
export function Dropdown({ label, trigger, items, emptyLabel, defaultOpen }: DropdownProps) {
  return (
    <Opener trigger={trigger} popup={undefined} defaultOpen={defaultOpen}>
      {(opened) => (
        <DropdownPanel label={label} items={items} emptyLabel={emptyLabel} {...opened} />
      )}
    </Opener>
  );
}

function DropdownPanel({
  label,
  items,
  emptyLabel,
  anchor,
  close,
}: Pick<DropdownProps, 'label' | 'items' | 'emptyLabel'> & Opened) {
  const panel = useRef<HTMLDivElement>(null);
  const { popoverProps } = useFloating({
    panel,
    anchor,
    placement: 'bottom',
    close,
    nonModal: true,
  });
  return (
    <Panel data-part="panel" {...popoverProps} ref={panel} role="group" aria-label={label}>
      {items.length === 0 ? (
        emptyLabel
      ) : (
        <List data-part="list" data-few={items.length < few || undefined}>
          {items.map(({ id, content }) => (
            // A press on what is inside has bubbled here once it has been taken.
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click as well
            <li key={id} onClick={close}>
              {content}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

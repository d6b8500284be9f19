import { type ReactNode, useRef } from 'react';
import { labelledPanel } from '../opening/labelled-panel.tsx';
import { distances, type TriggerProps } from '../opening/trigger.tsx';
import { useOpen } from '../opening/use-open.ts';
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
  /** Shown if there are none. */
  emptyLabel: string;
  defaultOpen?: boolean;
};

/** Links of a category: its vendors, under the button that names it. It closes on selection. For actions use a Menu. */
export function Dropdown({ label, trigger, items, emptyLabel, defaultOpen }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpen(defaultOpen);
  return (
    <>
      {trigger({ ref: button, 'aria-expanded': open, onClick: () => setOpen(!open) })}
      <Panel
        data-part="panel"
        {...distances}
        aria-label={label}
        triggerRef={button}
        isOpen={open}
        onOpenChange={setOpen}
        placement="bottom"
        // The page around can still be reached: it is a list of links, not a question.
        isNonModal
        render={(panel) => labelledPanel({ ...panel, role: 'group' })}
      >
        {items.length === 0 ? (
          emptyLabel
        ) : (
          <List data-part="list" data-few={items.length < few || undefined}>
            {items.map(({ id, content }) => (
              // A press on what is inside has bubbled here once it has been taken.
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click as well
              <li key={id} onClick={() => setOpen(false)}>
                {content}
              </li>
            ))}
          </List>
        )}
      </Panel>
    </>
  );
}

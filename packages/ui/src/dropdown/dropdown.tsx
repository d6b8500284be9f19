import { type ReactNode, useRef } from 'react';
import { labelledPanel } from '../opening/labelled-panel.tsx';
import { distances, type TriggerProps } from '../opening/trigger.tsx';
import { useOpen } from '../opening/use-open.ts';
import { Panel } from './dropdown.styles.ts';
import { DropdownList, type DropdownListProps } from './dropdown-list.tsx';

export type DropdownProps = Pick<DropdownListProps, 'items' | 'emptyLabel'> & {
  /** Names what is in it. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
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
        <DropdownList items={items} emptyLabel={emptyLabel} onChoose={() => setOpen(false)} />
      </Panel>
    </>
  );
}

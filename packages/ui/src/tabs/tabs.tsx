import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { List, Panel, Root, Tab } from './tabs.styles.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  /** Drawn after the label, inside the tab: a count. */
  end?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
};

export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The open tab's id, where the caller keeps it. Else the tabs keep it themselves, and begin with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Views of one thing, of which one is open. Arrow keys go from tab to tab and open it; Home and End go to the ends. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string>();
  const usable = tabs.filter(({ disabled }) => !disabled);
  const open = tabs.find((tab) => tab.id === (selected ?? own)) ?? usable[0];

  const select = (tab: TabItem) => {
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = usable.findIndex((tab) => tab.id === open?.id);
    const to = target(event, at, usable.length);
    const tab = to === undefined ? undefined : usable[to];
    if (!tab) return;
    event.preventDefault();
    select(tab);
    list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${tab.id}"]`)?.focus();
  };

  return (
    <Root>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const isOpen = tab.id === open?.id;
          return (
            <Tab
              key={tab.id}
              id={`${id}-tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              disabled={tab.disabled}
              onClick={() => select(tab)}
            >
              {tab.label}
              {tab.end}
            </Tab>
          );
        })}
      </List>
      {open && (
        <Panel
          key={open.id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${open.id}`}
          tabIndex={0}
        >
          {open.content}
        </Panel>
      )}
    </Root>
  );
}

/** Where a key leads, round the ends; in right-to-left text the arrows are the other way round. */
function target(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | undefined {
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 };
  const step = steps[key];
  if (step !== undefined) return (at + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

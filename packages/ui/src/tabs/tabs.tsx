import { type ReactNode, use, useRef, useState } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { AriaLocale } from '../reading/aria-locale.tsx';
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
  const [own, setOwn] = useState<string>();
  const open =
    tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs.find(({ disabled }) => !disabled);
  return (
    <AriaLocale>
      <Root
        data-part="root"
        selectedKey={open?.id ?? ''}
        onSelectionChange={(key) => {
          // The keys are the tabs' ids, which are strings.
          setOwn(String(key));
          onSelect?.(String(key));
        }}
      >
        <List data-part="list" aria-label={label}>
          {tabs.map((tab) => (
            <Tab data-part="tab" key={tab.id} id={tab.id} isDisabled={tab.disabled}>
              {tab.label}
              {tab.end}
            </Tab>
          ))}
        </List>
        {open && (
          <OpenPanel key={open.id} id={open.id}>
            {open.content}
          </OpenPanel>
        )}
      </Root>
    </AriaLocale>
  );
}

/** The tabs' state, which is missing where React Aria draws its tabs out of sight to collect them: a panel has no place there. */
type TabsState = NonNullable<Parameters<typeof useTabPanel>[1]>;

function OpenPanel(panel: { id: string; children: ReactNode }) {
  const state: TabsState | null = use(TabListStateContext);
  return state && <ShownPanel {...panel} state={state} />;
}

/** React Aria's own panel looks for its running animations, which lays out the whole page at each change of tab. Ours has none. */
function ShownPanel({
  id,
  children,
  state,
}: Parameters<typeof OpenPanel>[0] & { state: TabsState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, ref);
  return (
    <Panel data-part="panel" {...tabPanelProps} ref={ref}>
      {/* Tabs inside begin anew: they are no part of these. */}
      <TabListStateContext value={null}>{children}</TabListStateContext>
    </Panel>
  );
}

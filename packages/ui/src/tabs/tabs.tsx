import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { AriaLocale } from '../reading/aria-locale.tsx';
import { List, Panel, Root, Tab } from './tabs.styles.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  /** Drawn after the label, inside the tab: a count. */
  end?: ReactNode;
  disabled?: boolean;
  /** Its panel stays as it was left while another tab is open: a form keeps what was typed. */
  keeps?: boolean;
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
export function Tabs(props: TabsProps) {
  return (
    <AriaLocale>
      <Row {...props} />
    </AriaLocale>
  );
}

/**
 * By React Aria's hooks: its components draw the tabs twice, once out of sight to collect them, at every change of what is in the open
 * panel.
 */
function Row({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState<string>();
  const open =
    tabs.find(({ id, disabled }) => id === (selected ?? own) && !disabled) ??
    tabs.find(({ disabled }) => !disabled);
  const state = useTabListState<TabItem>({
    items: tabs,
    children: ({ id }) => <Item textValue={id}>{id}</Item>,
    disabledKeys: tabs.filter(({ disabled }) => disabled).map(({ id }) => id),
    selectedKey: open?.id ?? '',
    onSelectionChange: (key) => {
      // The keys are the tabs' ids, which are strings.
      setOwn(String(key));
      onSelect?.(String(key));
    },
  });
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (open?.keeps && !opened.includes(open.id)) setOpened([...opened, open.id]);
  const ref = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, ref);
  return (
    <Root data-part="root">
      <List data-part="list" {...tabListProps} ref={ref}>
        {tabs.map((tab) => (
          <OneTab key={tab.id} tab={tab} state={state} />
        ))}
      </List>
      {tabs
        .filter((tab) => tab === open || (tab.keeps && opened.includes(tab.id)))
        .map((tab) => (
          <OnePanel key={tab.id} id={tab.id} hidden={tab !== open} state={state}>
            {tab.content}
          </OnePanel>
        ))}
    </Root>
  );
}

type TabsState = TabListState<TabItem>;

function OneTab({ tab: { id, label, end }, state }: { tab: TabItem; state: TabsState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: id }, state, ref);
  return (
    <Tab data-part="tab" {...tabProps} ref={ref}>
      {label}
      {end}
    </Tab>
  );
}

/**
 * React Aria's own panel looks for its running animations, and its hook for something inside that Tab reaches, by the computed style of
 * each element: both lay out the whole page at each change of tab. Ours has no animation, and asks for elements alone.
 */
function OnePanel({
  id,
  hidden,
  state,
  children,
}: {
  id: string;
  hidden: boolean;
  state: TabsState;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, nowhere);
  return (
    <Panel
      data-part="panel"
      {...tabPanelProps}
      hidden={hidden}
      tabIndex={useTabIndex(ref)}
      ref={ref}
    >
      {children}
    </Panel>
  );
}

const nowhere = { current: null };

/** A panel without anything that Tab reaches is reached itself (ARIA Authoring Practices, Tabs). */
function useTabIndex(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const look = () => setIsEmpty(!panel.querySelector(reached));
    look();
    const observer = new MutationObserver(look);
    observer.observe(panel, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled'],
    });
    return () => observer.disconnect();
  }, [ref]);
  return isEmpty ? 0 : undefined;
}

const reached =
  ':is(a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]):not(:disabled, [tabindex="-1"])';

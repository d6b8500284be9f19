import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Entry, Group, Inner, List, Name, Root, Title } from './side-menu.styles.ts';

export type SideMenuEntry = {
  id: string;
  label: string;
  href: string;
  icon?: IconName;
  /** At its end: a CountBadge. */
  end?: ReactNode;
};

/** Entries under one name, which opens and closes them. */
export type SideMenuGroup = Omit<SideMenuEntry, 'href'> & { items: readonly SideMenuEntry[] };

export type SideMenuItem = SideMenuEntry | SideMenuGroup;

export type SideMenuProps = {
  /** Names the landmark: "Member centre". */
  label: string;
  items: readonly SideMenuItem[];
  /** The id of the entry whose page is shown. */
  current?: string | undefined;
  /** An entry was taken: a Drawer around the menu can close. */
  onTake?: () => void;
};

/** The ways of a centre. A group is open from the start where the current entry is in it. On a phone it stands in a Drawer. */
export function SideMenu({ label, items, current, onTake }: SideMenuProps) {
  return (
    <Root data-part="root" aria-label={label}>
      <List data-part="list">
        {items.map((item) => (
          <li key={item.id}>
            {'items' in item ? (
              <MenuGroup group={item} current={current} onTake={onTake} />
            ) : (
              <MenuEntry entry={item} current={current} onTake={onTake} />
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}

type Taken = { current: string | undefined; onTake: (() => void) | undefined };

function MenuGroup({ group, current, onTake }: Taken & { group: SideMenuGroup }) {
  const { label, icon, end, items } = group;
  const holds = items.some(({ id }) => id === current);
  return (
    // Another page may be in another group: that one is then open, whatever the member had closed before.
    <Group data-part="group" key={String(holds)} open={holds || undefined}>
      <Title data-part="title">
        {icon && <Icon name={icon} size="sm" />}
        <Name data-part="name">{label}</Name>
        {end}
        <Icon name="chevron-down" size="sm" />
      </Title>
      <Inner data-part="inner">
        {items.map((entry) => (
          <li key={entry.id}>
            <MenuEntry entry={entry} current={current} onTake={onTake} />
          </li>
        ))}
      </Inner>
    </Group>
  );
}

function MenuEntry({ entry, current, onTake }: Taken & { entry: SideMenuEntry }) {
  const { id, label, href, icon, end } = entry;
  return (
    <Entry
      data-part="entry"
      as={useLinkComponent()}
      href={href}
      aria-current={id === current ? 'page' : undefined}
      onClick={onTake}
    >
      {icon && <Icon name={icon} size="sm" />}
      <Name data-part="name">{label}</Name>
      {end}
    </Entry>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Opened, Opener } from '../floating/opener.tsx';
import { type Placement, type TriggerProps, useFloating } from '../floating/use-floating.ts';
import { Icon, type IconName } from '../icon/index.ts';
import type { MenuTone } from './menu.contract.ts';
import { Item, List, Underlay } from './menu.styles.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** `danger` for what cannot be undone. Default `normal`. */
  tone?: MenuTone;
  /** It can be reached and heard, and does nothing. */
  disabled?: boolean;
};

export type MenuProps = {
  /** Names the list. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** Where there is room. Default `bottom end`. */
  placement?: Placement;
  defaultOpen?: boolean;
};

/** Acts behind one button. Arrow keys, Home, End and first letters go through them; Escape and Tab close it. */
export function Menu({
  label,
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  defaultOpen,
}: MenuProps) {
  return (
    <Opener trigger={trigger} popup="menu" defaultOpen={defaultOpen}>
      {(opened) => (
        <MenuList
          label={label}
          {...opened}
          placement={placement}
          items={items}
          onAction={onAction}
        />
      )}
    </Opener>
  );
}

function MenuList({
  label,
  anchor,
  placement,
  items,
  close,
  onAction,
}: Pick<MenuProps, 'label' | 'items' | 'onAction'> &
  Opened & {
    placement: Placement;
  }) {
  const list = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = useFloating({ panel: list, anchor, placement, close });
  useEffect(() => itemsIn(list.current)[0]?.focus(), []);
  const { onKeyDown } = popoverProps;
  return (
    <>
      <Underlay data-part="underlay" {...underlayProps} />
      <List
        data-part="list"
        {...popoverProps}
        ref={list}
        role="menu"
        aria-label={label}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          onKeyDown?.(event);
          if (event.key === 'Tab') {
            event.preventDefault();
            close();
          }
          const all = itemsIn(event.currentTarget);
          const to = target(event.key, all);
          if (!to) return;
          event.preventDefault();
          to.focus();
        }}
      >
        {items.map(({ id, label: name, icon, tone = 'normal', disabled }) => (
          <Item
            data-part="item"
            key={id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-tone={tone}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (disabled) return;
              close();
              onAction(id);
            }}
          >
            {icon && <Icon name={icon} size="sm" />}
            <span>{name}</span>
          </Item>
        ))}
      </List>
    </>
  );
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Where a key leads, round the ends; a letter to the next item that begins with it. */
function target(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.contains(document.activeElement));
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
  );
}

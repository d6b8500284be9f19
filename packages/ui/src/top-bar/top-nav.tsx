import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Item, Nav, Opener, Row, Way } from './top-bar.styles.ts';

export type TopNavItem = {
  href: string;
  label: string;
  current?: boolean;
  /** Names the button beside it that opens what it has: "Slots: providers". */
  menu?: string;
};

export type TopNavProps<Item extends TopNavItem> = {
  /** Names the landmark. */
  label: string;
  items: readonly Item[];
  /** What opens under an item with a menu, and is in the page only then. It closes by `useNavMenu`. */
  menu?: (item: Item, close: () => void) => ReactNode;
};

/** Milliseconds that the mouse rests on an item before its menu opens, and is away before it closes: it may only pass over. */
const rest = 150;

/**
 * The main ways through the site, in a row under the top bar of wide windows; phones have the tab bar. A menu opens while the
 * mouse rests on its item, or by the button beside it, which is the way of the keyboard and of touch: what was pressed stays
 * open when the mouse leaves.
 */
export function TopNav<Each extends TopNavItem>({ label, items, menu }: TopNavProps<Each>) {
  const LinkComponent = useLinkComponent();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const [open, setOpen] = useState<string>();

  const show = (item?: string, byPress = false) => {
    clearTimeout(timer.current);
    pressed.current = byPress;
    setOpen(item);
  };
  const pass = ({ pointerType }: PointerEvent, item?: string) => {
    clearTimeout(timer.current);
    if (pointerType === 'mouse' && !pressed.current) timer.current = setTimeout(show, rest, item);
  };
  return (
    <Nav data-part="nav" aria-label={label}>
      <Row data-part="row">
        {items.map((item) => {
          const { href } = item;
          const opened = open === href;
          return (
            <Way
              key={href}
              data-part="way"
              data-open={opened ? '' : undefined}
              onPointerEnter={(event) => pass(event, item.menu && href)}
              onPointerLeave={(event) => pass(event)}
            >
              <Item
                data-part="item"
                as={LinkComponent}
                href={href}
                aria-current={item.current ? 'page' : undefined}
                onClick={() => show()}
              >
                {item.label}
              </Item>
              {item.menu && (
                <Opener
                  data-part="opener"
                  type="button"
                  aria-label={item.menu}
                  aria-expanded={opened}
                  onClick={() => (opened && pressed.current ? show() : show(href, true))}
                >
                  <Icon name="chevron-down" size="sm" />
                </Opener>
              )}
              {opened && menu?.(item, show)}
            </Way>
          );
        })}
      </Row>
    </Nav>
  );
}

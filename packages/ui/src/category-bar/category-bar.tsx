import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dropdown } from '../dropdown/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Corner, Item, List, Opener, Root, Way } from './category-bar.styles.ts';

export type Category = {
  id: string;
  label: string;
  href: string;
  icon?: IconName;
  /** A `Badge` on its corner: HOT. */
  badge?: ReactNode;
  /** Its vendors, in a dropdown of their own. */
  menu?: {
    /** Names the button that opens it and what is in it: "Vendors of slots". */
    label: string;
    /** One link each, such as a VendorIcon with its address. */
    items: readonly { id: string; content: ReactNode }[];
    /** Shown if there are none. */
    emptyLabel: string;
  };
};

export type CategoryBarProps = {
  /** Names the landmark: "Game categories". */
  label: string;
  categories: readonly Category[];
  /** The id of the one whose page is shown. */
  current?: string | undefined;
};

/**
 * The categories of games, each with a way to its page and, beside it, a button that opens its vendors. More than there is
 * room for scroll sideways, with the current one visible.
 */
export function CategoryBar({ label, categories, current }: CategoryBarProps) {
  const LinkComponent = useLinkComponent();
  const list = useRef<HTMLUListElement>(null);

  // Only the row itself is moved: `scrollIntoView` would move the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current category.
  useLayoutEffect(() => {
    const row = list.current;
    const way = row?.querySelector('[aria-current]');
    if (!row || !way) return;
    const [inner, outer] = [way.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);

  return (
    <Root data-part="root" aria-label={label}>
      <List data-part="list" ref={list}>
        {categories.map(({ id, label: name, href, icon, badge, menu }) => (
          <Item data-part="item" key={id}>
            <Way
              data-part="way"
              as={LinkComponent}
              href={href}
              aria-current={id === current ? 'page' : undefined}
              data-menu={menu ? '' : undefined}
            >
              {icon && <Icon name={icon} size="sm" />}
              {name}
              {badge && <Corner data-part="corner">{badge}</Corner>}
            </Way>
            {menu && (
              <Dropdown
                label={menu.label}
                items={menu.items}
                emptyLabel={menu.emptyLabel}
                trigger={(props) => (
                  <Opener
                    data-part="opener"
                    type="button"
                    aria-label={menu.label}
                    title={menu.label}
                    {...props}
                  >
                    <Icon name="chevron-down" size="sm" />
                  </Opener>
                )}
              />
            )}
          </Item>
        ))}
      </List>
    </Root>
  );
}

import { useLinkComponent } from '../link/index.ts';
import { Item, Nav } from './top-bar.styles.ts';

export type TopNavItem = { href: string; label: string; current?: boolean };

export type TopNavProps = {
  /** Names the landmark. */
  label: string;
  items: readonly TopNavItem[];
};

/** The main ways through the site, in the top bar of wide windows. */
export function TopNav({ label, items }: TopNavProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Nav data-part="nav" aria-label={label}>
      {items.map((item) => (
        <Item
          data-part="item"
          key={item.href}
          as={LinkComponent}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </Item>
      ))}
    </Nav>
  );
}

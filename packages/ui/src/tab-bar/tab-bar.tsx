import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Label, Root, Tab } from './tab-bar.styles.ts';

export type TabBarItem = { icon: IconName; label: string } & (
  | { href: string; current?: boolean }
  /** Something to do here, such as a search. */
  | { onPress: () => void; href?: undefined }
);

export type TabBarProps = {
  /** Names the landmark. */
  label: string;
  /** Three to five; more do not fit a thumb. */
  items: readonly TabBarItem[];
};

/** The main ways through the site on phones: fixed at the bottom, above the system's own bar. Hidden from 1024 px on. */
export function TabBar({ label, items }: TabBarProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Root data-part="root" aria-label={label}>
      {items.map((item) => (
        <Tab
          data-part="tab"
          key={item.label}
          {...(item.href === undefined
            ? { as: 'button', type: 'button', onClick: item.onPress }
            : {
                as: LinkComponent,
                href: item.href,
                'aria-current': item.current ? 'page' : undefined,
              })}
        >
          <Icon name={item.icon} />
          <Label data-part="label">{item.label}</Label>
        </Tab>
      ))}
    </Root>
  );
}

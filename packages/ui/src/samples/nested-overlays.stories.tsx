import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BottomSheet } from '../bottom-sheet/index.ts';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Dropdown } from '../dropdown/index.ts';
import { Menu } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { ThemeScope, themeSelector } from '../theme-scope/index.ts';
import { Toasts } from '../toast/index.ts';
import { Tooltip } from '../tooltip/index.ts';

const nothing = () => {};

/** Each overlay, open. */
const overlays = {
  popover: (
    <Popover label="Turnover" trigger={(props) => <Button {...props}>Open</Button>} defaultOpen>
      The sum of your bets.
    </Popover>
  ),
  menu: (
    <Menu
      label="Account"
      trigger={(props) => <Button {...props}>Open</Button>}
      items={[{ id: 'limits', label: 'Limits' }]}
      onAction={nothing}
      defaultOpen
    />
  ),
  dropdown: (
    <Dropdown
      label="Vendors"
      trigger={(props) => <Button {...props}>Open</Button>}
      items={[]}
      emptyLabel="None"
      defaultOpen
    />
  ),
  tooltip: (
    <Tooltip text="A hint." defaultOpen>
      {(props) => <Button {...props}>Open</Button>}
    </Tooltip>
  ),
  toast: (
    <Toasts
      label="Messages"
      toasts={[{ id: 'a', tone: 'danger', children: 'Not taken.' }]}
      onDismiss={nothing}
      dismissLabel="Dismiss"
    />
  ),
  drawer: (
    <Drawer open title="Filters" closeLabel="Close" onClose={nothing}>
      Filters.
    </Drawer>
  ),
  sheet: (
    <BottomSheet open title="Sort by" closeLabel="Close" onClose={nothing}>
      Choices.
    </BottomSheet>
  ),
} as const;
type Name = keyof typeof overlays;
// Object.keys forgets the names that it was given.
const names = Object.keys(overlays) as Name[];

const inner = {
  name: 'inner',
  css: `${themeSelector('inner')}{--radius-card:1px;--sample:inner}`,
};

/** A brand inside the story's brand, with one overlay. */
function Nested({ shown }: { shown: Name }) {
  return (
    <ThemeScope theme={inner} mode="dark">
      {overlays[shown]}
    </ThemeScope>
  );
}

const meta = preview.meta({
  title: 'Overlays in a nested brand',
  component: Nested,
  args: { shown: 'popover' as Name },
  argTypes: { shown: { options: names, control: 'select' } },
});

export const EachKeepsItsBrand = meta.story({
  name: 'Opens each overlay in its scope’s brand and mode',
  // Play mounts them one by one.
  play: async ({ mount, canvasElement }) => {
    for (const shown of names) {
      await mount(<Nested key={shown} shown={shown} />);
      const portal = await waitFor(() => {
        const found = canvasElement.querySelector('[data-theme="inner"] [data-theme-portal]');
        if (!found?.firstElementChild) throw new Error(`The ${shown} is not open.`);
        return found.firstElementChild;
      });
      await expect(getComputedStyle(portal).getPropertyValue('--sample')).toBe('inner');
      await expect(portal.closest('[data-mode]')).toHaveAttribute('data-mode', 'dark');
      await userEvent.keyboard('{Escape}');
    }
  },
});

import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Clock } from '../clock/index.ts';
import { LanguageSelect } from '../language-select/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { ModeSwitch } from '../mode-switch/index.ts';
import { iconOf } from '../samples/pictures.ts';
import { atNoon } from '../samples/samples.ts';
import { TopBar } from './top-bar.tsx';
import { TopNav } from './top-nav.tsx';
import { useNavMenu } from './use-nav-menu.ts';

const icon = iconOf('Lilies');

const meta = preview.meta({
  title: 'TopBar',
  component: TopBar,
  parameters: { room: 'page' },
  args: {
    start: (
      <Link href="/" variant="quiet">
        <Logo light={icon} dark={icon} width={96} height={96} alt="House of Lilies" />
      </Link>
    ),
    end: (
      <>
        <Clock now={atNoon} timeZone="Asia/Kolkata" language="en" label="Time in India" />
        <LanguageSelect
          label="Language"
          value="EN"
          options={[{ code: 'EN', tag: 'en', name: 'English' }]}
          hrefOf={({ tag }) => `#${tag}`}
        />
        <ModeSwitch
          mode="light"
          labels={{ light: 'Light mode', dark: 'Dark mode' }}
          onChange={() => {}}
        />
      </>
    ),
  },
});

/** What a site opens under an item. */
function Vendors({ of, close }: { of: string; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useNavMenu(panel, close);
  return (
    <div ref={panel}>
      <Link href={`#${of}`} onClick={close}>
        {of} of Blue Kiln
      </Link>
    </div>
  );
}

/** A header with the row under it, over the page that has both. */
function WithRow(props: Parameters<typeof TopBar>[0]) {
  return (
    <>
      <TopBar {...props} />
      <TopNav
        label="Main"
        items={[
          { href: '#home', label: 'Home', current: true },
          { href: '#rng', label: 'Slots', menu: 'Slots: providers' },
          { href: '#live', label: 'Live casino', menu: 'Live casino: providers' },
          { href: '#promotions', label: 'Promotions' },
        ]}
        menu={({ label }, close) => <Vendors of={label} close={close} />}
      />
      <button type="button">After it</button>
    </>
  );
}

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <WithRow {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const MenuByKeyboard = meta.story({
  name: 'Opens and closes a menu by keyboard',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <WithRow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Slots: providers' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Slots of Blue Kiln' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Live casino' })).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
});

export const MenuByMouse = meta.story({
  name: 'Opens a menu under the mouse, and keeps it when pressed',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <WithRow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Slots: providers' });
    const menu = () => canvas.queryByRole('link', { name: 'Slots of Blue Kiln' });
    await userEvent.hover(canvas.getByRole('link', { name: 'Slots' }));
    await waitFor(() => expect(menu()).toBeVisible());
    await userEvent.hover(canvas.getByRole('link', { name: 'Promotions' }));
    await waitFor(() => expect(menu()).toBeNull());
    await userEvent.click(opener);
    await userEvent.hover(canvas.getByRole('link', { name: 'Live casino' }));
    await userEvent.unhover(canvas.getByRole('link', { name: 'Live casino' }));
    await expect(menu()).toBeVisible();
    await userEvent.click(opener);
    await expect(menu()).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'After it' }));
    await expect(menu()).toBeNull();
  },
});
export const Phone = meta.story({
  render: (args) => <WithRow {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      56,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

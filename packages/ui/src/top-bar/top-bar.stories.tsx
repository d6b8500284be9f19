import { expect } from 'storybook/test';
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
    children: (
      <TopNav
        label="Main"
        items={[
          { href: '/', label: 'Home', current: true },
          { href: '/rng', label: 'Games' },
          { href: '/promotions', label: 'Promotions' },
        ]}
      />
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

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      56,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

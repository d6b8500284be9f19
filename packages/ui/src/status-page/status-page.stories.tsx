import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { StatusPage } from './status-page.tsx';

const meta = preview.meta({
  title: 'StatusPage',
  component: StatusPage,
  parameters: { stress: { missing: { facts: undefined, action: undefined } }, room: 'page' },
  args: {
    title: 'We are doing maintenance',
    description: 'Your balance and your bets are safe. The hall opens again at the time below.',
    facts: [{ term: 'Open again', value: '15 January 2026, 18:30' }],
    action: (
      <Button href="https://help.example.com" icon="service">
        Write to us
      </Button>
    ),
  },
});

export const Maintenance = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText('15 January 2026, 18:30')).toBeVisible();
  },
});
export const Phone = Maintenance.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
export const NotFound = meta.story({
  args: {
    title: 'This page is not here',
    description: 'It may have moved.',
    facts: undefined,
    extent: 'inside',
    action: (
      <Button variant="primary" href="/">
        Go home
      </Button>
    ),
  },
});

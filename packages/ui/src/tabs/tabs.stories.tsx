import { useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CountBadge } from '../count-badge/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({
  title: 'Tabs',
  component: Tabs,
  args: {
    label: 'Records',
    tabs: [
      { id: 'deposits', label: 'Deposits', content: 'Eleven deposits since January.' },
      { id: 'withdrawals', label: 'Withdrawals', content: 'No withdrawal yet.' },
      { id: 'bonus', label: 'Bonus', disabled: true, content: 'Closed.' },
      { id: 'bets', label: 'Bets', content: 'Forty bets.' },
    ],
    onSelect: fn(),
  },
  parameters: { stress: { missing: { tabs: [] } } },
});

const mounted = fn();
function Mounting({ name }: { name: string }) {
  useEffect(() => mounted(name), [name]);
  return name;
}

export const Within = meta.story({
  name: 'Draws what is open once, also tabs within tabs',
  args: {
    tabs: [
      {
        id: 'outer',
        label: 'Outer',
        content: (
          <>
            <Mounting name="outer" />
            <Tabs
              label="Inner"
              tabs={[{ id: 'inner', label: 'Inner', content: <Mounting name="inner" /> }]}
            />
          </>
        ),
      },
    ],
  },
  beforeEach: () => {
    mounted.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Inner' })).toBeVisible();
    await expect(mounted.mock.calls.map(([name]) => name).sort()).toEqual(['inner', 'outer']);
  },
});

export const ByKeyboard = meta.story({
  name: 'Moves between tabs by arrow key',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Deposits' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Deposits' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Bets' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Bets' })).toHaveTextContent('Forty bets.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Deposits' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('bets');
    // The tabs are one stop: the next is the panel.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const Kept = meta.story({
  name: 'Keeps what was typed in a panel that is left',
  args: {
    tabs: [
      { id: 'write', label: 'Write', keeps: true, content: <TextField label="Name" /> },
      { id: 'read', label: 'Read', content: 'Nothing was written.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Mira');
    await userEvent.click(canvas.getByRole('tab', { name: 'Read' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Read' })).toBeVisible();
    await expect(name).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Mira');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'RTL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Withdrawals' })).toHaveFocus();
  },
});

export const WithCounts = meta.story({
  name: 'Counts',
  args: {
    tabs: [
      {
        id: 'inbox',
        label: 'Inbox',
        end: <CountBadge count={3} label="3 new" />,
        content: 'Three new messages.',
      },
      { id: 'news', label: 'News', content: 'Nothing new.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'News' }));
    await expect(canvas.getByRole('tab', { name: /Inbox/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing new.');
  },
});

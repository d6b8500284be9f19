import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Balance, type BalanceProps } from './balance.tsx';

const meta = preview.meta({
  title: 'Balance',
  component: Balance,
  args: {
    label: 'Balance',
    text: '₹12,50,000.00',
    hidden: false,
    onHiddenChange: () => {},
    labels: {
      show: 'Show balance',
      hide: 'Hide balance',
      refresh: 'Refresh balance',
      hidden: 'Hidden',
    },
  },
  parameters: { stress: { missing: { text: undefined } } },
});

export const Shown = meta.story();
export const Hidden = meta.story({ args: { hidden: true } });
export const NotKnownYet = meta.story({
  name: 'Loading',
  args: { text: undefined },
});

function Kept(props: BalanceProps) {
  const [hidden, setHidden] = useState(props.hidden);
  return <Balance {...props} hidden={hidden} onHiddenChange={setHidden} />;
}

export const Toggling = meta.story({
  name: 'Hides the balance from the page',
  parameters: { spec: ['4.48'] },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₹12,50,000.00')).toBeVisible();
    const eye = canvas.getByRole('button');
    await expect(eye).toHaveAccessibleName(/Hide balance$/);
    await userEvent.click(eye);
    await expect(canvas.getByText('*****')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain('12,50,000');
    await expect(eye).toHaveAccessibleName(/Show balance$/);
    await userEvent.click(eye);
    await expect(canvas.getByText('₹12,50,000.00')).toBeVisible();
  },
});

export const Refreshing = meta.story({
  name: 'Refreshes once per request',
  args: { onRefresh: fn() },
  render: (args) => (
    <>
      <Balance {...args} />
      <Balance {...args} label="On its way" busy />
    </>
  ),
  play: async ({ args, canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button', { name: 'Refresh balance' });
    if (!idle || !busy) throw new Error('There are two balances.');
    await userEvent.click(idle);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(busy);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'On its way' })).toHaveTextContent('12,50,000');
  },
});
export const Failed = meta.story({
  args: { failure: 'Balance not available', onRefresh: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance not available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Hide balance/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Refresh balance' })).toBeEnabled();
  },
});

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MaskedBalance, type MaskedBalanceProps } from './masked-balance.tsx';

const meta = preview.meta({
  component: MaskedBalance,
  args: {
    label: 'Balance',
    text: '₹12,50,000.00',
    hidden: false,
    onHiddenChange: () => {},
    labels: { show: 'Show balance', hide: 'Hide balance', hidden: 'Hidden' },
  },
  parameters: { stress: { missing: { text: undefined } } },
});

export const Shown = meta.story();
export const Hidden = meta.story({ args: { hidden: true } });
export const NotKnownYet = meta.story({ args: { text: undefined } });

function Kept(props: MaskedBalanceProps) {
  const [hidden, setHidden] = useState(props.hidden);
  return <MaskedBalance {...props} hidden={hidden} onHiddenChange={setHidden} />;
}

export const Toggling = meta.story({
  name: 'A hidden balance is stars, and nowhere in the page [spec 4.48]',
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

import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Money } from '../money/index.ts';
import { Stat } from './stat.tsx';

const meta = preview.meta({
  title: 'Stat',
  component: Stat,
  args: { label: 'Commission this month', value: <Money text="₹1,82,400.00" /> },
  parameters: { stress: { missing: { value: undefined, note: undefined } } },
});

export const Plain = meta.story();
export const WithChange = meta.story({
  args: { note: <Money text="+₹12,050.00" tone="gain" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+₹12,050.00')).toHaveAttribute('data-tone', 'gain');
  },
});

export const LongAmount = meta.story({
  name: 'Breaks an amount that is longer than its line',
  args: { value: <Money text="−₹98,76,54,32,10,000.00" tone="loss" /> },
  // As narrow as a phone's page is at text of 200 %.
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <Stat {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/98,76/);
    const box = amount.parentElement?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(amount);
    const lines = [...text.getClientRects()];
    await expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) await expect(line.right).toBeLessThanOrEqual(box?.right ?? 0);
  },
});

function Arriving() {
  const [value, setValue] = useState<string>();
  return (
    <>
      <Stat label="Members" value={value} />
      <Button onClick={() => setValue('1,204')}>Arrive</Button>
    </>
  );
}

export const OnItsWay = meta.story({
  name: 'Keeps its layout when the value loads',
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await document.fonts.ready;
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(Math.abs(button.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
});

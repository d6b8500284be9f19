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
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(Math.abs(button.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
});

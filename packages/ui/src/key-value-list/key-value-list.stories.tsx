import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Money } from '../money/index.ts';
import { KeyValueList } from './key-value-list.tsx';

const meta = preview.meta({
  title: 'KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { term: 'Order number', value: 'W-2026-001204' },
      { term: 'Amount', value: <Money text="₹12,500.00" /> },
      { term: 'Account', value: 'Northern Bank ···· 4821' },
      { term: 'Remark', value: null },
    ],
    missingLabel: 'None',
  },
  parameters: {
    stress: {
      missing: {
        items: [
          { term: 'Account', value: null },
          { term: 'Fee', value: undefined },
        ],
      },
    },
  },
});

export const Known = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Order number', 'Amount', 'Account', 'Remark']);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('None');
  },
});

function Arriving() {
  const [value, setValue] = useState<string>();
  return (
    <>
      <KeyValueList items={[{ term: 'Fee', value }]} missingLabel="None" />
      <Button onClick={() => setValue('₹0.00')}>Arrive</Button>
    </>
  );
}

export const OnItsWay = meta.story({
  name: 'Keeps its layout when a value loads',
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await document.fonts.ready;
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText('₹0.00')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
});
export const OnASmallPhone = meta.story({
  name: 'Small phone',
  globals: { viewport: { value: 'small', isRotated: false } },
});

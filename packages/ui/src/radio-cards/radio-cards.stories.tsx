import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta = preview.meta({
  title: 'RadioCards',
  component: RadioCards<string>,
  args: {
    label: 'Text size',
    value: '100',
    options: ['100', '112', '125', '150'].map((value) => ({ value, label: `${value} %` })),
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
  parameters: { stress: { missing: { options: [] } } },
});

export const Choosing = meta.story({
  name: 'Selects a card by click or arrow key',
  play: async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Text size' })).toBeVisible();
    await userEvent.click(canvas.getByText('125 %'));
    await expect(card('125 %')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card('150 %')).toBeChecked();
    await expect(card('150 %')).toHaveFocus();
    await expect(card('125 %')).not.toBeChecked();
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Contrast',
    value: 'device',
    options: [
      { value: 'device', label: 'As on the device that I have in my hands' },
      { value: 'standard', label: 'Normal' },
      { value: 'more', label: 'Mehr-als-gewöhnlich-kontrastreich' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

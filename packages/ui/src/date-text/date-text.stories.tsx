import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { indianFormat } from '../samples/formats.ts';
import { noon } from '../samples/samples.ts';
import { DateText } from './date-text.tsx';

const meta = preview.meta({
  title: 'DateText',
  component: DateText,
  args: { at: noon, format: indianFormat.dateTime, missingLabel: 'Not known' },
  parameters: { stress: { missing: { at: undefined } } },
});

export const DateAndTime = meta.story({
  name: 'Date and time',
  play: async ({ canvas }) => {
    const moment = canvas.getByText(/15 Jan 2026/);
    await expect(moment.tagName).toBe('TIME');
    await expect(moment).toHaveTextContent(/5:30/);
    await expect(moment).toHaveAttribute('datetime', '2026-01-15T12:00:00.000Z');
  },
});
export const DateAlone = meta.story({
  name: 'Date only',
  args: { format: indianFormat.date },
});
export const NotKnown = meta.story({
  name: 'Shows fallback text for a missing or invalid date',
  render: (args) => (
    <>
      <DateText {...args} at={undefined} />
      <DateText {...args} at={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not known')).toHaveLength(2);
  },
});

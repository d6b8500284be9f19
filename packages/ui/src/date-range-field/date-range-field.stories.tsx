import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DateRangeField, type DateRangeFieldProps, quickRangeNames } from './index.ts';

const words = {
  next7: 'Next 7 days',
  next30: 'Next 30 days',
  previous7: 'Previous 7 days',
  previous30: 'Previous 30 days',
};

const args: DateRangeFieldProps & { onChange: ReturnType<typeof fn> } = {
  label: 'Days',
  value: null,
  onChange: fn(),
  today: '2026-11-21',
  locale: 'en-IN',
  labels: {
    open: 'Open the calendar',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    start: 'From',
    end: 'To',
    quick: 'Quick ranges',
  },
  quickRanges: quickRangeNames.map((range) => ({ range, label: words[range] })),
};

const meta = preview.meta({
  title: 'DateRangeField',
  component: DateRangeField,
  args,
  parameters: { stress: { open: { defaultOpen: true } } },
  render: function Kept(args: DateRangeFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

const page = within(document.body);

export const Empty = meta.story({
  name: 'Selects a preset range',
  parameters: { spec: ['9.43'] },
  play: async ({ canvas, userEvent, args }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    const wanted = [
      { start: '2026-11-21', end: '2026-11-27' },
      { start: '2026-11-21', end: '2026-12-20' },
      { start: '2026-11-15', end: '2026-11-21' },
      { start: '2026-10-23', end: '2026-11-21' },
    ];
    for (const [at, range] of wanted.entries()) {
      await open();
      const quick = within(await page.findByRole('group', { name: 'Quick ranges' }));
      const buttons = quick.getAllByRole('button');
      await expect(buttons.map((button) => button.textContent)).toEqual(Object.values(words));
      await userEvent.click(buttons[at] as HTMLElement);
      await expect(args.onChange).toHaveBeenLastCalledWith(range);
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    }
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['23', '10', '2026', '21', '11', '2026']);
  },
});
export const TwoPresses = meta.story({
  name: 'Selects the first and last day',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await page.findByRole('dialog');
    await userEvent.click(page.getByRole('button', { name: /, 12 November/ }));
    await userEvent.click(page.getByRole('button', { name: /, 9 November/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-09',
      end: '2026-11-12',
    });
  },
});
export const Spoken = meta.story({
  name: 'Announces the next step in its language',
  globals: { language: 'HI' },
  args: { locale: 'hi-IN-u-ca-gregory-nu-latn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await page.findByRole('dialog');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleDescription('पहली तारीख चुनने के लिए दबाएँ'),
    );
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleDescription('आख़िरी तारीख चुनने के लिए दबाएँ'),
    );
  },
});
export const Chosen = meta.story({
  name: 'Labels both ends of the range',
  args: { value: { start: '2026-11-01', end: '2026-11-21' } },
  play: async ({ canvas, userEvent, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts[0]).toHaveAccessibleName(/From/);
    await expect(parts[3]).toHaveAccessibleName(/To/);
    await userEvent.click(parts[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-02',
      end: '2026-11-21',
    });
  },
});
export const OnlyThePast = meta.story({
  name: 'Disables a preset outside the bounds',
  args: {
    max: '2026-11-21',
    min: '2026-11-01',
    quickRanges: [
      { range: 'previous7', label: words.previous7 },
      { range: 'previous30', label: words.previous30 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    const quick = within(await page.findByRole('group', { name: 'Quick ranges' }));
    await expect(quick.getAllByRole('button')).toHaveLength(2);
    await expect(quick.getByRole('button', { name: words.previous7 })).toBeEnabled();
    await expect(quick.getByRole('button', { name: words.previous30 })).toBeDisabled();
  },
});
export const WithError = meta.story({
  args: {
    value: { start: '2026-11-01', end: '2026-11-21' },
    error: 'Please choose at most 14 days.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Please choose at most 14 days.')).toBeVisible();
  },
});
export const Disabled = meta.story({
  args: { value: { start: '2026-11-01', end: '2026-11-21' }, disabled: true },
});

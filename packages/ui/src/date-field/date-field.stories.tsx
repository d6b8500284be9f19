import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import type { Focusable } from './use-focus-handle.ts';

const meta = preview.meta({
  title: 'DateField',
  component: DateField,
  args: {
    label: 'Date of the payment',
    value: '2026-11-18' as string,
    onChange: fn(),
    today: '2026-11-21',
    locale: 'en-IN',
    labels: {
      open: 'Open the calendar',
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
    },
    name: 'paidAt',
  },
  parameters: { stress: { missing: { value: '', description: undefined } } },
  render: function Kept(args: DateFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
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
const partsOf = (canvas: { getAllByRole: typeof page.getAllByRole }) =>
  canvas.getAllByRole('spinbutton').map((part) => part.textContent);

export const Chosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Date of the payment' })).toBeVisible();
    await expect(partsOf(canvas)).toEqual(['18', '11', '2026']);
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvasElement.querySelector('[name=paidAt]')).toHaveValue('2026-11-05');
  },
});
export const Empty = meta.story({
  name: 'Selects a day by keyboard',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Open the calendar/ });
    await userEvent.click(button);
    await page.findByRole('dialog');
    const today = page.getByRole('button', { name: 'Today, Saturday, 21 November 2026' });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(partsOf(canvas)).toEqual(['22', '11', '2026']);
  },
});
export const Bounds = meta.story({
  name: 'Disables unavailable days',
  args: {
    min: '2026-11-10',
    max: '2026-11-25',
    isUnavailable: (day: string) => day === '2026-11-20',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await page.findByRole('dialog');
    const day = (name: RegExp) => page.getByRole('button', { name });
    await expect(day(/ 9 November/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/ 20 November/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/ 20 November/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(page.getAllByRole('button', { name: 'Next month' })[0]).toBeDisabled();
    await userEvent.click(day(/ 25 November/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
});
export const BuddhistYears = meta.story({
  name: 'Shows Buddhist years in Thai',
  globals: { language: 'TH' },
  args: { locale: 'th-TH' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(partsOf(canvas)).toContain('2569');
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
  },
});
export const GregorianThai = meta.story({
  name: 'Shows Gregorian years in Thai',
  globals: { language: 'TH' },
  args: { locale: 'th-TH-u-ca-gregory-nu-latn' },
  play: async ({ canvas, userEvent }) => {
    await expect(partsOf(canvas)).toEqual(['18', '11', '2026']);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      'วันที่ที่เลือก: 18 พฤศจิกายน 2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    const titles = await page.findAllByText(/^พฤศจิกายน.* 2026$/);
    await expect(titles.at(-1)).toBeVisible();
  },
});
export const BengaliDigits = meta.story({
  name: 'Bengali digits',
  globals: { language: 'BN' },
  args: { locale: 'bn-BD-u-ca-gregory-nu-beng' },
  play: async ({ canvas }) => {
    await expect(partsOf(canvas)).toEqual(['১৮', '১১', '২০২৬']);
  },
});
export const WithError = meta.story({
  args: { required: true, error: 'Please choose a day that has passed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      /Please choose a day that has passed\./,
    );
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Focused = meta.story({
  name: 'A form sends the focus to the first part',
  render: function Sent(args: DateFieldProps) {
    const field = useRef<Focusable>(null);
    return (
      <>
        <DateField {...args} ref={field} />
        <button type="button" onClick={() => field.current?.focus()}>
          Send
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
});

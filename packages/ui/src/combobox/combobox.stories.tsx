import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const banks = [
  { value: 'north', label: 'Northern Bank', detail: 'NRTH' },
  { value: 'river', label: 'River Savings', detail: 'RVSV' },
  { value: 'danang', label: 'Ngân hàng Đà Nẵng', detail: 'DNBK' },
  { value: 'krung', label: 'ธนาคารกรุงเหนือ', detail: 'KRNG' },
  { value: 'harbour', label: 'Harbour Trust', detail: 'Closed today', disabled: true },
];

const meta = preview.meta({
  title: 'Combobox',
  component: Combobox,
  args: {
    label: 'Bank',
    options: banks,
    value: null,
    onChange: fn(),
    locale: 'en-IN',
    placeholder: 'Type a name',
    labels: {
      open: 'Show all banks',
      list: 'Banks',
      empty: 'No bank has this name.',
      loading: 'Looking for banks…',
    },
  },
  parameters: { stress: { missing: { options: [], description: undefined } } },
  render: function Kept(args: ComboboxProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
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
const optionNames = () => page.getAllByRole('option').map((option) => option.textContent);

export const Empty = meta.story({
  name: 'Filters options by typed text',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'da na');
    await waitFor(() => expect(optionNames()).toEqual(['Ngân hàng Đà NẵngDNBK']));
    await userEvent.keyboard('{ArrowDown}');
    const option = page.getByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('danang');
    await expect(field).toHaveValue('Ngân hàng Đà Nẵng');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
});
export const ByPointer = meta.story({
  name: 'Selects an option by click',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all banks/ }));
    await expect(await page.findByRole('listbox', { name: /^Banks/ })).toBeVisible();
    await expect(page.getAllByRole('option')).toHaveLength(5);
    await expect(page.getByRole('option', { name: /Harbour/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(page.getByRole('option', { name: /River/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('river');
    await expect(canvas.getByRole('combobox')).toHaveValue('River Savings');
  },
});
export const Chosen = meta.story({
  name: 'Restores the selected option on Escape',
  args: { value: 'north' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('Northern Bank');
    await userEvent.type(field, ' of somewhere');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Northern Bank');
  },
});
export const NoneMatches = meta.story({
  name: 'No matches',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(await page.findByText('No bank has this name.')).toBeVisible();
  },
});
export const Spoken = meta.story({
  name: 'Announces the number of matches',
  globals: { language: 'VI' },
  args: { locale: 'vi-VN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'ri');
    await expect(await page.findByText('Có 1 lựa chọn.')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  name: 'Reports the query of a remote search',
  args: { options: [], loading: true, onType: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await expect(args.onType).toHaveBeenLastCalledWith('no');
    await expect(await page.findByText('Looking for banks…')).toBeVisible();
  },
});
export const WithError = meta.story({
  args: { required: true, error: 'Please choose a bank.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Please choose a bank.');
  },
});
export const Disabled = meta.story({ args: { value: 'river', disabled: true } });

export const Focused = meta.story({
  name: 'A form sends the focus to the input',
  render: function Sent(args: ComboboxProps) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <Combobox {...args} ref={field} />
        <button type="button" onClick={() => field.current?.focus()}>
          Send
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

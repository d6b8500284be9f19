import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MoneyField, type MoneyFieldProps, QuickAmounts } from './index.ts';

const rupees = { code: 'INR', decimals: 2, symbol: '₹' };
const dong = { code: 'VND', decimals: 0, symbol: '₫' };
const taka = { code: 'BDT', decimals: 2, symbol: '৳' };

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const args: MoneyFieldProps & { onChange: ReturnType<typeof fn> } = {
  label: 'Amount',
  value: '',
  onChange: fn(),
  locale: 'en-IN',
  currency: rupees,
  name: 'amount',
};

const meta = preview.meta({
  title: 'MoneyField',
  component: MoneyField,
  args,
  parameters: { stress: { missing: { quick: undefined, value: undefined } } },
  render: (args: MoneyFieldProps) => <Kept {...args} />,
});

export const Empty = meta.story({
  name: 'Groups digits on blur',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '100000.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('100000.50');
    await expect(field).toHaveValue('100000.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,00,000.50');
    await expect(canvasElement.querySelector('[name=amount]')).toHaveValue('100000.50');
    await userEvent.click(field);
    await expect(field).toHaveValue('100000.5');
  },
});
export const Replaced = meta.story({
  name: 'Is replaced by what is typed after Tab',
  args: { value: '0.10' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith('5.00');
  },
});
export const Bengali = meta.story({
  args: { locale: 'bn-BD', currency: taka },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '১২৩৪৫৬৭.৫');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567.50');
    await userEvent.tab();
    await expect(field).toHaveValue('১২,৩৪,৫৬৭.৫০');
    // Bengali writes the symbol behind the amount.
    await expect(field.nextElementSibling).toHaveTextContent('৳');
  },
});
export const Devanagari = meta.story({
  args: { locale: 'hi-IN-u-nu-latn' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '१२३४');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.00');
  },
});
export const Thai = meta.story({
  args: { locale: 'th-TH', currency: { code: 'THB', decimals: 2, symbol: '฿' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '๑๒๓๔.๕๐');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50');
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
  },
});
export const Pasted = meta.story({
  name: 'Reads a pasted amount with its symbol',
  args: { locale: 'vi-VN', currency: dong },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('1.234.568 ₫');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234568');
    await userEvent.tab();
    await expect(field).toHaveValue('1.234.568');
  },
});
export const NotAnAmount = meta.story({
  name: 'Keeps invalid text and reports it',
  args: { value: undefined, error: 'Please enter an amount.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.234');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await expect(field).toHaveValue('1.234');
    await expect(field).toHaveAccessibleDescription('Please enter an amount.');
    await userEvent.type(field, '5');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

const amounts = [
  { value: '500', text: '₹500' },
  { value: '1000', text: '₹1,000' },
  { value: '5000', text: '₹5,000' },
  { value: '100000', text: '₹1,00,000' },
] as const;

export const WithQuickAmounts = meta.story({
  name: 'Fills in a quick amount',
  args: { description: 'From ₹500 to ₹1,00,000.' },
  render: function Quick(args: MoneyFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <MoneyField
        {...args}
        value={value}
        onChange={setValue}
        quick={
          <QuickAmounts label="Quick amounts" amounts={amounts} value={value} onPick={setValue} />
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const lakh = canvas.getByRole('button', { name: '₹1,00,000' });
    await userEvent.type(field, '750');
    await expect(lakh).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(lakh);
    await expect(field).toHaveValue('1,00,000.00');
    await expect(lakh).toHaveAttribute('aria-pressed', 'true');
  },
});
export const Disabled = meta.story({ args: { value: '1250', disabled: true } });

export const Focused = meta.story({
  name: 'A form sends the focus to the input that is seen',
  render: function Sent(args: MoneyFieldProps) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <MoneyField {...args} ref={field} />
        <button type="button" onClick={() => field.current?.focus()}>
          Send
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

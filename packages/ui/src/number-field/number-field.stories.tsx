import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const meta = preview.meta({
  title: 'NumberField',
  component: NumberField,
  args: {
    label: 'Rounds',
    value: 5,
    onChange: fn(),
    locale: 'en-IN',
    min: 1,
    max: 100_000,
    labels: { decrease: 'One less', increase: 'One more' },
  },
  parameters: { stress: { missing: { value: null } } },
  render: function Kept(args: NumberFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
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

export const One = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rounds' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('6');
    await userEvent.click(field);
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    await expect(canvas.getByText('15')).toHaveAttribute('aria-live', 'polite');
  },
});
export const Empty = meta.story({
  name: 'Steps from empty to the minimum',
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled();
  },
});
export const OtherScripts = meta.story({
  name: 'Reads digits of other scripts',
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '৯৯๙๙९');
    await expect(args.onChange).toHaveBeenLastCalledWith(99_999);
    await userEvent.tab();
    await expect(field).toHaveValue('99,999');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('100000');
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
});
export const NotANumber = meta.story({
  name: 'Keeps invalid text and reports it',
  args: { value: undefined, error: 'Please enter a number.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ten');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await expect(field).toHaveValue('ten');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a number.');
  },
});
export const Tenths = meta.story({
  name: 'Adds steps of a tenth exactly',
  args: { label: 'Margin', value: 0.1, step: 0.1, min: 0, max: 1, decimals: 1, locale: 'vi-VN' },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
    await expect(canvas.getByRole('textbox')).toHaveValue('0,3');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });

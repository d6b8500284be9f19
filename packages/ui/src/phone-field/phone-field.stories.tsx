import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const meta = preview.meta({
  title: 'PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    name: 'mobileNum',
    dialCodeLabel: 'Country code',
    dialCode: '+91',
    dialCodes: [{ code: '+91', country: 'India' }],
  },
  parameters: { stress: { missing: { dialCodes: [] } } },
});

const several = [
  { code: '+91', country: 'India' },
  { code: '+880', country: 'Bangladesh' },
  { code: '+84', country: 'Vietnam' },
];

function Choosing(props: PhoneFieldProps) {
  const [dialCode, setDialCode] = useState(props.dialCode);
  return <PhoneField {...props} dialCode={dialCode} onDialCodeChange={setDialCode} />;
}

export const OneCountry = meta.story({
  name: 'Hides the selector for a single country',
  args: { defaultValue: '9876543210' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Country code +91' })).toBeVisible();
  },
});

export const SeveralCountries = meta.story({
  args: { dialCodes: several },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.selectOptions(codes, '+880');
    await expect(codes).toHaveValue('+880');
  },
});

export const ForAPhone = meta.story({
  name: 'Shows the phone keypad',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mobile number');
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
  },
});

export const Disabled = meta.story({
  args: { dialCodes: several, defaultValue: '9876543210', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { dialCodes: several, defaultValue: '98', error: 'Please enter a valid mobile number.' },
});

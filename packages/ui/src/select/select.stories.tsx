import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Select } from './select.tsx';

const meta = preview.meta({
  title: 'Select',
  component: Select,
  args: {
    label: 'Bank',
    options: [
      { value: 'north', label: 'Northern Bank' },
      { value: 'river', label: 'River Savings' },
      { value: 'closed', label: 'Harbour Trust, closed today', disabled: true },
    ],
    placeholder: 'Choose a bank',
    onChange: fn(),
  },
  parameters: { stress: { missing: { options: [] } } },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(list).toHaveValue('');
    await userEvent.selectOptions(list, 'River Savings');
    await expect(list).toHaveValue('river');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const Chosen = meta.story({ args: { defaultValue: 'north' } });
export const WithError = meta.story({
  args: { required: true, error: 'Please choose a bank.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription('Please choose a bank.');
  },
});
export const Disabled = meta.story({ args: { defaultValue: 'north', disabled: true } });

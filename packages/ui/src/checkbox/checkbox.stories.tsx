import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Checkbox',
  component: Checkbox,
  args: { name: 'remember', children: 'Keep me logged in on this device for one day' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Keep me/ });
    await userEvent.click(canvas.getByText(/Keep me/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});
export const Ticked = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { defaultChecked: true, disabled: true } });
export const WithError = meta.story({
  args: { required: true, error: 'Please agree to the terms.', children: 'I agree to the terms' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please agree to the terms.');
  },
});

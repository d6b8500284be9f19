import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './password-field.tsx';

const meta = preview.meta({
  title: 'PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password' as const,
    labels: { show: 'Show password', hide: 'Hide password' },
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Play4fun' } });
export const Disabled = meta.story({ args: { defaultValue: 'Play4fun', disabled: true } });
export const WithError = meta.story({
  args: { defaultValue: 'x', error: 'The password must be 6 to 16 digits or letters.' },
});

export const Reveals = meta.story({
  name: 'Reveals the password',
  args: { defaultValue: 'Play4fun' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    const eye = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAccessibleName('Hide password');
    // The button sends no form, and typing goes on where it was.
    await expect(eye).toHaveAttribute('type', 'button');
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('Play4fun');
  },
});

export const ForAPasswordManager = meta.story({
  name: 'Supports password managers',
  args: { autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('name', 'password');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
});

export const TakesAPaste = meta.story({
  name: 'Accepts a pasted password',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('correct horse');
    await expect(field).toHaveValue('correct horse');
  },
});

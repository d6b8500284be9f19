import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';

const meta = preview.meta({
  title: 'CodeField',
  component: CodeField,
  args: { label: 'Code', name: 'code' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: '490213' } });
export const WithError = meta.story({
  args: { defaultValue: '490213', error: 'This code has expired. Send a new one.' },
});

export const ForAPhone = meta.story({
  name: 'Offers the code from a text message',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const WithLetters = meta.story({
  name: 'Shows the text keyboard',
  args: { keyboard: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('inputmode', 'text');
  },
});

export const TakesAPaste = meta.story({
  name: 'Keeps a pasted code unchanged',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.click(field);
    await userEvent.paste(' 490 213 ');
    await expect(field).toHaveValue(' 490 213 ');
    await userEvent.clear(field);
    await userEvent.paste('7'.repeat(300));
    await expect(field).toHaveValue('7'.repeat(255));
  },
});

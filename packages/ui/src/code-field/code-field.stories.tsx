import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';

const meta = preview.meta({ component: CodeField, args: { label: 'Code', name: 'code' } });

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: '490213' } });
export const WithError = meta.story({
  args: { defaultValue: '490213', error: 'This code has expired. Send a new one.' },
});

export const ForAPhone = meta.story({
  name: 'A phone offers the code from the message, with its digit keys',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const WithLetters = meta.story({
  args: { keyboard: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('inputmode', 'text');
  },
});

export const TakesAPaste = meta.story({
  name: 'A pasted code lands whole, as it is, up to 255 characters',
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

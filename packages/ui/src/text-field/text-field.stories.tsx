import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'TextField',
  component: TextField,
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'mira2026' } });
export const Disabled = meta.story({ args: { defaultValue: 'mira2026', disabled: true } });

export const Described = meta.story({
  args: { description: 'Six to sixteen letters and digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      'Six to sixteen letters and digits.',
    );
  },
});

export const Required = meta.story({
  name: 'Marks a required field',
  parameters: { spec: ['5.28'] },
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired();
    const { content } = getComputedStyle(canvas.getByText('Username'), '::after');
    await expect(content).toBe('" *" / ""');
  },
});

export const WithError = meta.story({
  args: {
    defaultValue: 'm',
    description: 'Six to sixteen letters and digits.',
    error: 'This name is too short.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Username');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Six to sixteen letters and digits. This name is too short.',
    );
  },
});

function Judged() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Username" error={error} />
      <Button onClick={() => setError('Please enter something.')}>Judge</Button>
    </>
  );
}

export const AnnouncesAnError = meta.story({
  name: 'Announces an error without moving',
  render: () => <Judged />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await document.fonts.ready;
    const before = button.getBoundingClientRect().top;
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(button);
    // The same region that was there before: one that comes with its words is often not spoken.
    await expect(region).toHaveTextContent('Please enter something.');
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
});

export const TakesAPaste = meta.story({
  name: 'Accepts pasted text',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Username');
    await userEvent.click(field);
    await userEvent.paste('mira2026');
    await expect(field).toHaveValue('mira2026');
  },
});

import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Frame, Input } from './field.styles.ts';
import { Field } from './field.tsx';

const meta = preview.meta({
  title: 'Field',
  component: Field,
  args: {
    label: 'Nickname',
    children: (control) => (
      <Frame>
        <Input {...control} type="text" />
      </Frame>
    ),
  },
  parameters: { stress: { missing: { description: undefined, error: undefined } } },
});

export const Plain = meta.story();
export const Described = meta.story({
  args: { description: 'Six to sixteen letters and digits.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Six to sixteen letters and digits.');
  },
});
export const WithError = meta.story({
  args: { error: 'This name is too short.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('This name is too short.').closest('[aria-live]')).not.toBeNull();
  },
});

import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message', description: '10 to 500 characters.' },
});

export const Empty = meta.story({
  name: 'Takes several lines',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'One{Enter}Two');
    await expect(area).toHaveValue('One\nTwo');
    await expect(area).toHaveAccessibleDescription('10 to 500 characters.');
  },
});
export const Disabled = meta.story({ args: { defaultValue: 'Sent already', disabled: true } });
export const WithError = meta.story({
  args: { defaultValue: 'Hm', required: true, error: 'Write at least 10 characters.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription(
      '10 to 500 characters. Write at least 10 characters.',
    );
  },
});

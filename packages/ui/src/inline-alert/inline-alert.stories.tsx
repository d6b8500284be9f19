import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { InlineAlert } from './inline-alert.tsx';

const meta = preview.meta({
  title: 'InlineAlert',
  component: InlineAlert,
  args: {
    tone: 'info' as const,
    title: 'Lists are from 11:40',
    children: 'You are offline. They refresh when you are back.',
  },
  parameters: { stress: { missing: { title: undefined } } },
});

export const Info = meta.story();
export const Success = meta.story({
  args: { tone: 'success', title: 'Saved', children: 'Your limits hold from now on.' },
});
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Service pause at 02:00',
    children: 'Games end their round first.',
  },
});
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The code did not match',
    children: 'Look at the latest message and try again.',
    action: <Button size="sm">Send a new code</Button>,
    live: 'assertive',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The code did not match');
  },
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withSite } from '../../../../../.storybook/site.tsx';
import { ChunkError } from '../../app/load-chunk.ts';
import { ErrorScreen } from './error-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Error',
  component: ErrorScreen,
  args: { error: new Error('x is undefined'), reset: fn() },
  decorators: [withSite],
  tags: ['!autodocs'],
  parameters: { room: 'page' },
});

export const APageThatThrew = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('x is undefined')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.reset).toHaveBeenCalledOnce();
  },
});

export const CodeThatDidNotLoad = meta.story({
  args: { error: new ChunkError('Loading chunk home failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of the page did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  },
});

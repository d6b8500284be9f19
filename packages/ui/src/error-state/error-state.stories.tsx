import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorState } from './error-state.tsx';

const meta = preview.meta({
  title: 'ErrorState',
  component: ErrorState,
  args: {
    title: 'The games did not arrive',
    description: 'The service answered with something we could not read.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: { stress: { missing: { description: undefined } } },
});

export const CanRetry = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({ args: { busy: true } });
export const NothingToRetry = meta.story({ args: { retryLabel: undefined } });

import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { movableClock, noon } from '../samples/samples.ts';
import { CountdownButton } from './countdown-button.tsx';

const clock = movableClock();
const still = () => noon;

const meta = preview.meta({
  title: 'CountdownButton',
  component: CountdownButton,
  args: {
    until: null,
    now: still,
    children: 'Send a code',
    waiting: (seconds: number) => `Send again in ${seconds} s`,
    onPress: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Waiting = meta.story({
  args: { until: noon + 41_500 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send again in 42 s' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
});
export const RunsOut = meta.story({
  name: 'Becomes ready when time runs out',
  args: { until: noon + 1000, now: clock.now },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Send again in 1 s');
    clock.move(1000);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Send a code'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Sending = meta.story({ args: { busy: true, variant: 'primary' } });

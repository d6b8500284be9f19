import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { holdTimers } from '../samples/held-timers.ts';
import { captchaPicture } from '../samples/pictures.ts';
import { CaptchaField, captchaRest } from './captcha-field.tsx';

const meta = preview.meta({
  title: 'CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Characters in the picture',
    name: 'captcha',
    image: captchaPicture,
    labels: {
      image: 'Picture with characters to type',
      refresh: 'Show another picture',
      loading: 'The picture is loading',
      failed: 'The picture did not load',
    },
    help: <Link href="#service">Our service helps if you cannot read it.</Link>,
    onRefresh: fn(),
  },
  parameters: { stress: { missing: { image: undefined } } },
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Picture with/ })).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas, args }) => {
    // Each image has its own answer.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is loading');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Show another picture' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const WithError = meta.story({
  args: { error: 'Please type the characters in the picture.' },
});

export const OncePerSecond = meta.story({
  name: 'Loads at most one image per second',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show another picture' });
    const rests = holdTimers(captchaRest);
    try {
      button.click();
      button.click();
      await userEvent.click(button);
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(rests.waiting()).toBe(1));
      rests.pass();
    } finally {
      rests.release();
    }
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
    await expect(button).toHaveFocus();
  },
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SocialButton } from './social-button.tsx';

const meta = preview.meta({
  title: 'SocialButton',
  component: SocialButton,
  args: { children: 'Continue with Facebook', mark: 'f', onClick: fn() },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    // The mark is a picture: it is no part of the name.
    const button = canvas.getByRole('button', { name: 'Continue with Facebook' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Busy = meta.story({
  name: 'Ignores clicks while busy',
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Facebook' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const TooLong = meta.story({
  name: 'Long label',
  args: { children: 'Melden Sie sich mit Ihrem Konto bei Google an', mark: 'G' },
});
export const Disabled = meta.story({ args: { disabled: true } });

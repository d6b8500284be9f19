import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ModeSwitch } from './mode-switch.tsx';

const meta = preview.meta({
  title: 'ModeSwitch',
  component: ModeSwitch,
  args: {
    mode: 'light' as const,
    labels: { light: 'Light mode', dark: 'Dark mode' },
    onChange: fn(),
  },
});

export const InLight = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark mode' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});
export const InDark = meta.story({ args: { mode: 'dark' } });

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx';

const args: ToggleButtonProps & { onChange: ReturnType<typeof fn> } = {
  children: 'Favourites',
  icon: 'star',
  pressed: false,
  onChange: fn(),
};

const meta = preview.meta({
  title: 'ToggleButton',
  component: ToggleButton,
  args,
  render: function Kept(args: ToggleButtonProps) {
    const [pressed, setPressed] = useState(args.pressed);
    return (
      <ToggleButton
        {...args}
        pressed={pressed}
        onChange={(next) => {
          setPressed(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Favourites', pressed: false });
    const fill = () => getComputedStyle(button).getPropertyValue('--fill');
    const before = fill();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(fill()).not.toBe(before);
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(fill()).toBe(before);
  },
});
export const Pressed = meta.story({ args: { pressed: true } });
export const Small = meta.story({ args: { pressed: true, size: 'sm' } });
export const Disabled = meta.story({
  args: { pressed: true, disabled: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').click();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

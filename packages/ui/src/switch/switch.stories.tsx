import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Switch } from './switch.tsx';

const meta = preview.meta({
  title: 'Switch',
  component: Switch,
  args: { children: 'Sound in games', name: 'sound' },
  parameters: { stress: { missing: { description: undefined } } },
});

export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Sound in games' });
    await userEvent.click(canvas.getByText('Sound in games'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});
export const On = meta.story({ args: { defaultChecked: true } });
export const Described = meta.story({
  args: { description: 'Large wins are shown without your name.', children: 'Hide my name' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Hide my name' });
    await expect(control).toHaveAccessibleDescription('Large wins are shown without your name.');
  },
});
export const Disabled = meta.story({ args: { defaultChecked: true, disabled: true } });

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchField } from './search-field.tsx';

const meta = preview.meta({
  title: 'SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Lanterns, tigers…',
    value: '',
    onChange: fn(),
    clearLabel: 'Clear',
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'kites');
    await expect(args.onChange).toHaveBeenLastCalledWith('kites');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
});
export const Filled = meta.story({
  args: { value: 'tigers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const Pasted = meta.story({
  name: 'Takes of a page that is pasted no more than a search has',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.click(field);
    await userEvent.paste('kites '.repeat(4_000));
    const kept = 'kites '.repeat(20).slice(0, 100);
    await expect(field).toHaveValue(kept);
    await expect(args.onChange).toHaveBeenLastCalledWith(kept);
  },
});
export const Disabled = meta.story({ args: { disabled: true } });

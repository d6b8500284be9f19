import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NumberGrid, type NumberGridProps } from './number-grid.tsx';

const upTo = (count: number) =>
  Array.from({ length: count }, (_, place) => String(place).padStart(2, '0'));

const args: NumberGridProps & { onChange: ReturnType<typeof fn> } = {
  label: 'Numbers',
  numbers: upTo(40),
  chosen: [],
  onChange: fn(),
};

const meta = preview.meta({
  title: 'NumberGrid',
  component: NumberGrid,
  args,
  render: function Kept(args: NumberGridProps) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <NumberGrid
        {...args}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const number = (name: string) => canvas.getByRole('option', { name });
    await userEvent.click(number('07'));
    await expect(number('07')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(number('03'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['03', '07']);
    await userEvent.click(number('07'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['03']);
  },
});

export const ByKeyboard = meta.story({
  name: 'Keyboard',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['01']);
    await userEvent.keyboard('23');
    await expect(canvas.getByRole('option', { name: '23' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('option', { name: '01' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Chosen = meta.story({ args: { chosen: ['03', '17', '39'] } });

export const AsManyAsAllowed = meta.story({
  name: 'As many as allowed',
  args: { label: 'Choose 3 numbers', chosen: ['01', '02', '03'], most: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: '09' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: '02' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['01', '03']);
  },
});

export const Long = meta.story({
  name: 'A hundred numbers',
  args: { label: 'The last two digits of any prize of the draw', numbers: upTo(100) },
});

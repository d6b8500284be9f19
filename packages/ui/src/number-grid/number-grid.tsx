import { useId } from 'react';
import { AriaLocale } from '../reading/aria-locale.tsx';
import { Cell, Name, Numbers, Root } from './number-grid.styles.ts';

export type NumberGridProps = {
  /** What is picked: "Choose 3 numbers". */
  label: string;
  /** As they are written, in order: `"00"` to `"99"`. None twice. */
  numbers: readonly string[];
  chosen: readonly string[];
  /** With all that are chosen then, in the order of the grid. */
  onChange: (chosen: readonly string[]) => void;
  /** How many can be chosen; one more is not taken. Without it, all. */
  most?: number;
};

/**
 * The numbers of a ticket, to be ticked. Arrow keys go through the grid, space ticks, and typed digits find their number.
 */
export function NumberGrid({ label, numbers, chosen, onChange, most }: NumberGridProps) {
  const id = useId();
  return (
    <AriaLocale>
      <Root data-part="root">
        <Name data-part="name" id={id}>
          {label}
        </Name>
        <Numbers
          data-part="numbers"
          aria-labelledby={id}
          layout="grid"
          selectionMode="multiple"
          escapeKeyBehavior="none"
          selectedKeys={chosen}
          onSelectionChange={(selected) => {
            const next = numbers.filter((number) => selected === 'all' || selected.has(number));
            if (most === undefined || next.length <= most) onChange(next);
          }}
        >
          {numbers.map((number) => (
            <Cell data-part="cell" key={number} id={number} textValue={number}>
              {number}
            </Cell>
          ))}
        </Numbers>
      </Root>
    </AriaLocale>
  );
}

import { ToggleButton } from '../toggle-button/index.ts';
import { QuickList } from './money-field.styles.ts';
import type { MoneyValue } from './money-field.tsx';

export type QuickAmount = {
  /** What it puts into the field. */
  value: NonNullable<Exclude<MoneyValue, ''>>;
  /** The amount as `@livery/i18n/format` wrote it. */
  text: string;
};

export type QuickAmountsProps = {
  /** What they are: "Quick amounts". */
  label: string;
  amounts: readonly QuickAmount[];
  /** What the field holds: its button is marked. */
  value: MoneyValue;
  onPick: (value: MoneyValue) => void;
  disabled?: boolean;
};

/** A few amounts to press in place of typing, under a MoneyField. */
export function QuickAmounts({ label, amounts, value, onPick, disabled }: QuickAmountsProps) {
  return (
    <QuickList data-part="quick-list" role="group" aria-label={label}>
      {amounts.map(({ value: amount, text }) => (
        <ToggleButton
          key={amount}
          size="sm"
          disabled={disabled}
          // As numbers: a value may have more zeros behind its mark.
          pressed={Boolean(value) && Number(value) === Number(amount)}
          onChange={() => onPick(amount)}
        >
          {text}
        </ToggleButton>
      ))}
    </QuickList>
  );
}

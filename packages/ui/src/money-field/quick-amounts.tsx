import { Button } from '../button/index.ts';
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
    <QuickList role="group" aria-label={label}>
      {amounts.map(({ value: amount, text }) => (
        <Button
          key={amount}
          size="sm"
          disabled={disabled}
          aria-pressed={Boolean(value) && Number(value) === Number(amount)}
          onClick={() => onPick(amount)}
        >
          {text}
        </Button>
      ))}
    </QuickList>
  );
}

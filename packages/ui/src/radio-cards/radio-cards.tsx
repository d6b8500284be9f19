import { type ReactNode, useId } from 'react';
import { Card, Cards, Dot, Legend, Root } from './radio-cards.styles.ts';

export type RadioCard<Value extends string> = { value: Value; label: ReactNode };

export type RadioCardsProps<Value extends string> = {
  /** What is chosen, above the cards: the group's name. */
  label: ReactNode;
  options: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few ways to choose from, all in sight: native radio buttons, each with a card to press. Arrow keys go from one to the next. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <Root>
      <Legend>{label}</Legend>
      <Cards>
        {options.map((option) => (
          <Card key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Card>
        ))}
      </Cards>
    </Root>
  );
}

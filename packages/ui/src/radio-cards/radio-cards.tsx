import type { ReactNode } from 'react';
import { AriaLocale } from '../reading/aria-locale.tsx';
import { Card, Cards, Dot, Legend, Root } from './radio-cards.styles.ts';

export type RadioCard<Value extends string> = { value: Value; label: ReactNode };

export type RadioCardsProps<Value extends string> = {
  /** What is chosen, above the cards: the group's name. */
  label: ReactNode;
  options: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few ways to choose from, all visible, each a card to press. Arrow keys go from one to the next and choose it. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  return (
    <AriaLocale>
      <Root
        data-part="root"
        orientation="horizontal"
        value={value}
        onChange={(chosen) => {
          const option = options.find((each) => each.value === chosen);
          if (option) onChange(option.value);
        }}
      >
        <Legend data-part="legend">{label}</Legend>
        <Cards data-part="cards">
          {options.map((option) => (
            <Card data-part="card" key={option.value} value={option.value}>
              <Dot data-part="dot" />
              <span>{option.label}</span>
            </Card>
          ))}
        </Cards>
      </Root>
    </AriaLocale>
  );
}

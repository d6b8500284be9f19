import type { ComponentProps, ReactNode } from 'react';
import { AriaLocale } from '../reading/aria-locale.tsx';
import { useHydrated } from '../ticking/use-hydrated.ts';
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
  // React Aria hides its inputs by style attributes, which a strict security policy refuses in HTML.
  if (!useHydrated()) {
    return (
      <Root data-part="root" as="div">
        <Legend data-part="legend" as="span">
          {label}
        </Legend>
        <Cards data-part="cards">
          {options.map((option) => (
            <Card
              as={Still}
              value={option.value}
              data-part="card"
              key={option.value}
              data-selected={option.value === value || undefined}
            >
              <Dot data-part="dot" />
              <span>{option.label}</span>
            </Card>
          ))}
        </Cards>
      </Root>
    );
  }
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

/** A card in HTML that no script has taken over yet. */
function Still({ value: _, ...rest }: ComponentProps<'span'> & { value?: unknown }) {
  return <span {...rest} />;
}

import { Root } from './money.styles.ts';

export type MoneyProps = {
  /** The amount as `@livery/i18n/format` wrote it, currency and sign included. */
  text: string;
  /** Colours a gain or a loss; the sign in `text` says it as well. */
  tone?: 'gain' | 'loss';
};

/** An amount: tabular figures, never wrapped, in its own direction inside right-to-left text. */
export function Money({ text, tone }: MoneyProps) {
  return (
    <Root data-part="root" data-tone={tone}>
      {text}
    </Root>
  );
}

import { Missing, Root } from './number-text.styles.ts';

export type NumberTextProps = {
  /** Undefined or null while it is not known. */
  value: number | bigint | undefined | null;
  /** As `format.number` of `@livery/i18n/format`: the language's digits and groups. */
  format: (value: number | bigint) => string;
  /** In the place of a number that is not known: "none", "–". */
  missingLabel: string;
};

/**
 * A number that is not an amount: tabular figures, never wrapped, in its own direction, with its plain value for machines.
 */
export function NumberText({ value, format, missingLabel }: NumberTextProps) {
  if (value === undefined || value === null)
    return <Missing data-part="missing">{missingLabel}</Missing>;
  return (
    <Root data-part="root" value={String(value)}>
      {format(value)}
    </Root>
  );
}

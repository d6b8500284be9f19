import { breaking, findingOf, type Gaps, nearestName, type Rule } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import type { Merchant } from '../schema.ts';

/** What a merchant's file is checked against besides itself. */
export interface Surroundings {
  /** The folders under `themes/`. */
  readonly themes: readonly string[];
  /** Hosts, codes and the default mark that other merchants' files hold, with the file. */
  readonly claimed?: Claimed;
}

export interface Claimed {
  readonly hosts: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, string>;
  readonly defaultIn?: string | undefined;
}

type Path = readonly (string | number)[];
type Check<Name extends string> = (
  merchant: Merchant,
  report: (path: Path, gaps: Gaps<Name>) => void,
  surroundings: Surroundings,
) => void;

/** A rule that looks at more than one field, or at more than the file. */
export interface MerchantRule {
  readonly rule: Rule;
  /** The rule as a step of a schema, so that what it finds has a place in the file like any other finding. */
  readonly step: (surroundings: Surroundings) => v.RawCheckAction<Merchant>;
}

/** Declares a rule with what looks for it. `report` names the place and fills the gaps of the rule's sentences. */
export function merchantRule<Name extends string>(
  rule: Rule<Name>,
  check: Check<Name>,
): MerchantRule {
  return {
    rule,
    step: (surroundings) =>
      v.rawCheck<Merchant>(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { value } = dataset;
        check(
          value,
          (path, gaps) =>
            addIssue({ message: breaking(findingOf(rule, gaps)), path: issuePath(value, path) }),
          surroundings,
        );
      }),
  };
}

function issuePath(value: unknown, path: Path) {
  let here = value;
  const items = path.map((key) => {
    const input = here;
    // Paths are written by the rules, along fields that the schema has parsed.
    here = (input as Record<string | number, unknown>)?.[key];
    return { type: 'unknown' as const, origin: 'value' as const, input, key, value: here };
  });
  return items as [(typeof items)[number], ...typeof items];
}

/** Names as sentences list them. */
export const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The name that was most likely meant, or all that are allowed. */
export function suggestion(written: string, legal: readonly string[]): string {
  const near = nearestName(written, legal);
  return near ? `Did you mean "${near}"?` : `Use one of: ${listed(legal)}.`;
}

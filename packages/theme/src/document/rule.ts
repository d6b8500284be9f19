import type { Code, Diagnostic } from './types.ts';

/** The names in a text: `name` and `near` of `"{{name}}" is unknown; did you mean {{near}}?`. */
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What a rule's sentences leave open. */
export type Gaps<Name extends string> = Readonly<Record<Name, string | number>>;

/** One way in which a file can be wrong, as data. `docs/diagnostics.md` lists every rule. */
export interface Rule<Name extends string = string> {
  /** `area/what`. Operators search for it and programs compare it: it never changes. */
  readonly code: `${string}/${string}`;
  readonly severity: Diagnostic['severity'];
  /** What is wrong. `{{name}}` is filled in for each finding. */
  readonly says: string;
  /** What to do about it, as an instruction. */
  readonly fix: string;
  /** Only a type: the names that both sentences leave open. */
  readonly gaps?: Gaps<Name>;
}

interface Sentences<Says extends string, Fix extends string> extends Omit<Rule, 'gaps'> {
  readonly says: Says;
  readonly fix: Fix;
}

/** Declares a rule; the compiler then asks for what its sentences leave open. */
export function defineRule<const Says extends string, const Fix extends string>(
  rule: Sentences<Says, Fix>,
): Rule<NamesIn<Says> | NamesIn<Fix>> {
  return rule;
}

/** A diagnostic that has no place yet. */
export type Finding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'remedy'>;

/** What a rule found, with its gaps filled in. */
export function findingOf<Name extends string>(rule: Rule<Name>, gaps: Gaps<Name>): Finding {
  const { code, severity, says, fix } = rule;
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: Name) => String(gaps[name]));
  // A rule's code becomes a finding's here and nowhere else.
  return { code: code as Code, severity, message: fill(says), remedy: fill(fix) };
}

const broken = new WeakMap<object, Finding>();

/**
 * The message of a schema's check, which names the rule that a wrong value breaks. The gap `found` is the value.
 *
 * ```ts
 * v.regex(/^#[0-9a-f]{6}$/, breaks(badColour))
 * v.minValue(least, breaks(outOfRange, { least, most }))
 * ```
 */
export function breaks<Name extends string>(
  rule: Rule<Name>,
  ...[gaps]: [Exclude<Name, 'found'>] extends [never] ? [] : [Gaps<Exclude<Name, 'found'>>]
): (issue: object) => string {
  return breaking((input) => {
    // With the value every gap is filled; the compiler cannot follow that from the tuple.
    const whole = { ...gaps, found: shown(input) } as unknown as Gaps<Name>;
    return findingOf(rule, whole);
  });
}

/** As {@link breaks}, for a finding that is made of the value itself or was made elsewhere. */
export function breaking(found: Finding | ((input: unknown) => Finding)) {
  return (issue: object): string => {
    const input = 'input' in issue ? issue.input : undefined;
    const finding = typeof found === 'function' ? found(input) : found;
    broken.set(issue, finding);
    return finding.message;
  };
}

/** A value as it is written, short enough for a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What a schema's issue found, if its check names a rule. */
export const findingIn = (issue: object): Finding | undefined => broken.get(issue);

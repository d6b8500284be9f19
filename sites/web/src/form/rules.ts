import { lengthOf } from '@livery/api';
import type { FieldRule } from '@livery/api/contract/registration';
import type { MessageId } from '@livery/i18n';
import { asciiDigits } from '@livery/i18n/decimal';
import { patternOf } from './patterns.ts';

/** What a field holds: it decides the words for an empty value, the keyboard, and whether spaces at the ends count. */
export type FieldKind = 'text' | 'content' | 'password' | 'code' | 'phone' | 'email' | 'tick';

/** A sentence of the catalogue and the numbers in it. */
export interface Sentence {
  readonly id: MessageId;
  readonly params: Readonly<Record<string, number>>;
}

/** What is wrong with a value, in sentences to be read one after the other. */
export type Problem = readonly Sentence[];

/** A field that has to hold something, whatever it is: what it must be like is the platform's to say. */
export const required: FieldRule = { enabled: true, required: true };
/** A field that may be left empty. */
export const optional: FieldRule = { enabled: true, required: false };

const say = (id: MessageId, params: Sentence['params'] = {}): Sentence => ({ id, params });

const emptyWords: Readonly<Record<FieldKind, MessageId>> = {
  text: 'session.rule.empty',
  content: 'session.rule.content',
  password: 'session.rule.empty',
  code: 'session.rule.code',
  phone: 'session.rule.empty',
  email: 'session.rule.empty',
  tick: 'session.rule.tick',
};

/**
 * What is sent of a text that was typed. Spec §5: inputs are trimmed, except a code by SMS. A code has the digits that the platform
 * knows, in whatever script a keyboard wrote them or a message had them.
 */
export function sentFor(kind: FieldKind, value: string): string {
  return kind === 'code' ? asciiDigits(value) : value.trim();
}

/**
 * What is wrong with a value by the platform's rule (spec §5 "Registration"): empty where it is required, or not of the
 * accepted pattern, or of another length. The words are those of the rule's pattern, whichever of the two it was.
 *
 * @param value as it would be sent, so already trimmed
 * @param whenEmpty a field's own sentence for a value that is required and empty; each kind has one
 */
export function problemOf(
  rule: FieldRule,
  value: string,
  kind: FieldKind = 'text',
  whenEmpty: MessageId = emptyWords[kind],
): Problem | undefined {
  if (!rule.enabled) return undefined;
  if (value === '') return rule.required ? [say(whenEmpty)] : undefined;
  return fits(rule, value) ? undefined : wordsOf(rule, kind);
}

function fits({ minLength = 0, maxLength = Infinity, ...rule }: FieldRule, value: string): boolean {
  const length = lengthOf(value);
  if (length < minLength || length > maxLength) return false;
  const pattern =
    rule.acceptedPattern === undefined
      ? patternOf(rule.patternId)?.accepts
      : compiled(rule.acceptedPattern);
  return pattern?.test(value) ?? true;
}

/**
 * The platform's expression for a whole value. One that this browser cannot read refuses nothing: the platform has the last
 * word anyway, and a member must not be stopped by a mistake that is not theirs.
 */
function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${pattern})$`, flags);
    } catch {
      // The next flags are more lenient.
    }
  }
  return undefined;
}

function wordsOf(rule: FieldRule, kind: FieldKind): Problem {
  const length = lengthWords(rule);
  if (kind === 'password' && (rule.patternId ?? 'lettersDigits') === 'lettersDigits') {
    const { minLength: min, maxLength: max } = rule;
    if (min !== undefined && min === max) {
      return [say('session.rule.passwordExact', { count: min })];
    }
    if (min !== undefined && max !== undefined) return [say('session.rule.password', { min, max })];
  }
  if (kind === 'phone') return [say('session.rule.mobile')];
  const pattern = patternOf(rule.patternId);
  if (pattern) return [say(pattern.message), ...length];
  return rule.acceptedPattern === undefined && length.length > 0
    ? length
    : [say('session.rule.format'), ...length];
}

/** The bounds of a rule in words; one number where both are the same. */
function lengthWords({ minLength: min = 0, maxLength: max }: FieldRule): Problem {
  if (max === undefined) return min > 0 ? [say('session.rule.atLeast', { count: min })] : [];
  if (min === max) return [say('session.rule.exact', { count: max })];
  if (min > 0) return [say('session.rule.length', { min, max })];
  return [say('session.rule.atMost', { count: max })];
}

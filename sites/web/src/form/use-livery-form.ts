import type { FieldRule } from '@livery/api/contract/registration';
import type { MessageId } from '@livery/i18n';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldKind, type Problem, problemOf, trimmedFor } from './rules.ts';

/** What a field begins with and must keep to. */
export interface FieldSpec<Name extends string = string> {
  readonly rule: FieldRule;
  /** Default `text`. A `tick` is the string `on`, or empty, as in every native form. */
  readonly kind?: FieldKind;
  readonly initial?: string;
  /** Said when it is required and empty, in place of its kind's sentence. */
  readonly whenEmpty?: MessageId;
  /** What the rule cannot say, such as two fields that must be the same. Asked once the rule holds. */
  readonly check?: (value: string, values: Values<Name>) => Problem | undefined;
  /**
   * What only takes time to say, such as whether a number is in the plans of its country: asked when the form is sent and
   * every rule holds. What it finds wrong stays told until the value is another.
   */
  readonly checkSent?: (value: string, values: Values<Name>) => Promise<Problem | undefined>;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FieldSpecs<Name extends string> = Readonly<Record<Name, FieldSpec<NoInfer<Name>>>>;

/** A form for its fields and its screen. */
export interface LiveryForm<Name extends string> {
  readonly form: ReturnType<typeof useTexts>;
  readonly fields: Readonly<Record<Name, Pick<FieldSpec, 'rule' | 'kind'>>>;
  /** What is wrong with a field now, given all the others. Nothing, while nothing is judged. */
  readonly judge: (name: Name) => Problem | undefined;
  /** A value has changed: whatever is judged is judged anew, as one field may judge another. */
  readonly judgeAnew: () => void;
  /** Empties a field whose question has changed. */
  readonly clear: (name: Name) => void;
  /** An attempt is on its way. */
  readonly busy: boolean;
  /** What the last attempt was rejected with. */
  readonly failure: unknown;
  /** To be spread on the `<form>`. */
  readonly formProps: {
    readonly noValidate: true;
    /** Where all is required, a star at every field would tell nothing. */
    readonly 'data-all-required': '' | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form by the platform's rules. Nothing is judged before an attempt to send; one that a rule stops leads to the first field
 * that is wrong, and from then on each change is judged, until an attempt goes through. No failure takes anything from what
 * was typed. While one attempt is on its way a second does nothing.
 *
 * @param options.onSubmit gets the values as they are to be sent. What it rejects with is `failure`, until the next attempt
 */
export function useLiveryForm<Name extends string>({
  fields,
  onSubmit,
}: {
  fields: FieldSpecs<Name>;
  onSubmit: (values: Values<Name>) => Promise<void> | void;
}): LiveryForm<Name> {
  const names = Object.keys(fields) as Name[]; // `fields` has these keys and no others
  const inFlight = useRef(false);
  const judging = useRef(false);
  const found = useRef<Partial<Record<Name, Found>>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const sent = (typed: Readonly<Record<string, string>>): Values<Name> => {
    const pairs = names.map((name) => {
      const { rule, kind = 'text' } = fields[name];
      return [name, rule.enabled ? trimmedFor(kind, typed[name] ?? '') : ''];
    });
    // Object.fromEntries forgets the keys it was given: they are `names`.
    return Object.fromEntries(pairs) as Values<Name>;
  };

  const form = useTexts(
    Object.fromEntries(names.map((name) => [name, fields[name].initial ?? ''])),
    async (typed) => {
      const values = sent(typed);
      found.current = await findWrong(names, fields, values);
      if (Object.keys(found.current).length > 0) {
        await form.validateAllFields('change');
        return;
      }
      judging.current = false;
      await onSubmit(values);
    },
  );

  const judge = (name: Name): Problem | undefined => {
    if (!judging.current) return undefined;
    const { rule, kind, check, whenEmpty } = fields[name];
    const values = sent(form.state.values);
    const problem = problemOf(rule, values[name], kind, whenEmpty);
    if (problem || !rule.enabled) return problem;
    const late = found.current[name];
    return (
      check?.(values[name], values) ?? (late?.value === values[name] ? late.problem : undefined)
    );
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    for (const control of controlsOf(element)) {
      // A password manager may fill a field in without an event that tells of it.
      const typed = control.type === 'checkbox' ? (control.checked ? 'on' : '') : control.value;
      if (control.name in fields && form.getFieldValue(control.name) !== typed) {
        form.setFieldValue(control.name, typed);
      }
    }
    for (const name of names) {
      // TanStack Form keeps what was wrong with a field that is not shown any more, and would let it stop the form.
      if (!fields[name].rule.enabled)
        form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: {} }));
    }
    setFailure(undefined);
    judging.current = true;
    try {
      await form.handleSubmit();
    } catch (error) {
      setFailure(error);
    }
    const wrong = controlsOf(element).find(
      ({ name }) => (form.getFieldMeta(name)?.errors.length ?? 0) > 0,
    );
    wrong?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (inFlight.current) return;
    // A ref, and not state alone: two presses can come before React renders once.
    inFlight.current = true;
    setBusy(true);
    try {
      await send(event.currentTarget);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  return {
    form,
    fields,
    judge,
    judgeAnew: () => {
      if (judging.current) void form.validateAllFields('change');
    },
    clear: (name: string) => form.setFieldValue(name, ''),
    busy,
    failure,
    formProps: {
      noValidate: true,
      'data-all-required': names.every((name) => mustHold(fields[name])) ? '' : undefined,
      onSubmit: (event) => void submit(event),
    },
  };
}

/** What was wrong with a value as it was sent. */
interface Found {
  readonly value: string;
  readonly problem: Problem;
}

/** Asks every field that has a check of what is sent, all at once. An empty value is its rule's matter. */
async function findWrong<Name extends string>(
  names: readonly Name[],
  fields: FieldSpecs<Name>,
  values: Values<Name>,
): Promise<Partial<Record<Name, Found>>> {
  const found: Partial<Record<Name, Found>> = {};
  await Promise.all(
    names.map(async (name) => {
      const { rule, checkSent } = fields[name];
      const value = values[name];
      const problem = rule.enabled && value !== '' && (await checkSent?.(value, values));
      if (problem) found[name] = { value, problem };
    }),
  );
  return found;
}

/** A tick box says in words what it is for, and is never marked. */
function mustHold({ rule, kind }: Pick<FieldSpec, 'rule' | 'kind'>): boolean {
  return !rule.enabled || rule.required || kind === 'tick';
}

/** Every value is a text, as in a native form. */
function useTexts(
  defaultValues: Record<string, string>,
  onSubmit: (typed: Readonly<Record<string, string>>) => Promise<void> | void,
) {
  return useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    // Judged at each attempt: what was wrong before it, with values or rules that have changed since, stops nothing.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => onSubmit(value),
  });
}

/** A form's inputs in the order of the page. */
function controlsOf(element: HTMLFormElement): HTMLInputElement[] {
  return [...element.elements].filter((control) => control instanceof HTMLInputElement);
}

import type { FieldRule } from '@livery/api/contract/registration';
import type { MessageId } from '@livery/i18n';
import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type FieldKind, type Problem, problemOf, trimmedFor } from './rules.ts';

/** What a field begins with and must keep to. */
export interface FieldSpec<Name extends string = string> {
  readonly rule: FieldRule;
  /** Default `text`. A `tick` is the string `on`, or empty, as in every native form. */
  readonly kind?: FieldKind;
  readonly initial?: string;
  /** What is sent of what was typed, where that is more than spaces at the ends. The rule holds for what is sent. */
  readonly asSent?: (typed: string) => string;
  /** Said when it is required and empty, in place of its kind's sentence. */
  readonly whenEmpty?: MessageId;
  /** What the rule cannot say, such as two fields that must be the same. Asked once the rule holds. */
  readonly check?: (value: string, values: Values<Name>) => Problem | undefined;
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
  readonly judgeAnew: (name: Name) => void;
  /**
   * For an act that needs one field and not the form, such as a code to a number: the value as it is to be sent, or undefined when
   * something is wrong with it. That is then said, and the focus is there.
   */
  readonly demand: (name: Name) => string | undefined;
  /** Says what somebody else, such as the platform, finds wrong with a field, and leads there; stands until it changes. */
  readonly blame: (name: Name, problem: Problem) => void;
  /** The values as they would be sent. */
  readonly values: () => Values<Name>;
  /** Empties a field whose question has changed. */
  readonly clear: (name: Name) => void;
  /** Back to how it began, with nothing judged. */
  readonly reset: () => void;
  /** An attempt is on its way. */
  readonly busy: boolean;
  /** What the last attempt was rejected with. */
  readonly failure: unknown;
  /** To be spread on the `<form>`. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
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
  /** What was said of fields beside an attempt. */
  const blamed = useRef(new Map<Name, Problem>());
  const element = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const sent = (typed: Readonly<Record<string, string>>): Values<Name> => {
    const pairs = names.map((name) => {
      const { rule, kind = 'text', asSent } = fields[name];
      const value = trimmedFor(kind, typed[name] ?? '');
      return [name, rule.enabled ? (asSent?.(value) ?? value) : ''];
    });
    // Object.fromEntries forgets the keys it was given: they are `names`.
    return Object.fromEntries(pairs) as Values<Name>;
  };

  const form = useTexts(
    Object.fromEntries(names.map((name) => [name, fields[name].initial ?? ''])),
    (typed) => {
      judging.current = false;
      return onSubmit(sent(typed));
    },
  );

  const problemNow = (name: Name): Problem | undefined => {
    const { rule, kind, check, whenEmpty } = fields[name];
    const values = sent(form.state.values);
    const problem = problemOf(rule, values[name], kind, whenEmpty);
    return problem ?? (rule.enabled ? check?.(values[name], values) : undefined);
  };

  const judge = (name: Name) => (judging.current ? problemNow(name) : blamed.current.get(name));

  const say = (name: Name, problem: Problem | undefined): void => {
    form.setFieldMeta(name, (meta) => ({
      ...meta,
      errorMap: { ...meta.errorMap, onDynamic: problem },
    }));
  };

  const blame = (name: Name, problem: Problem): void => {
    blamed.current.set(name, problem);
    say(name, problem);
    const controls = element.current ? controlsOf(element.current) : [];
    controls.find((control) => control.name === name)?.focus();
  };

  const send = async (sending: HTMLFormElement): Promise<void> => {
    for (const control of controlsOf(sending)) {
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
    blamed.current.clear();
    try {
      await form.handleSubmit();
    } catch (error) {
      setFailure(error);
    }
    const wrong = controlsOf(sending).find(
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
    demand: (name) => {
      const problem = problemNow(name);
      if (problem) blame(name, problem);
      else say(name, undefined);
      return problem ? undefined : sent(form.state.values)[name];
    },
    blame,
    values: () => sent(form.state.values),
    reset: () => {
      judging.current = false;
      blamed.current.clear();
      form.reset();
    },
    judgeAnew: (name) => {
      if (judging.current) void form.validateAllFields('change');
      else if (blamed.current.delete(name)) say(name, undefined);
    },
    clear: (name: string) => form.setFieldValue(name, ''),
    busy,
    failure,
    formProps: {
      ref: element,
      noValidate: true,
      'data-all-required': names.every((name) => mustHold(fields[name])) ? '' : undefined,
      onSubmit: (event) => void submit(event),
    },
  };
}

/** What a field would be sent as; renders again as it is typed. */
export function useTyped<Name extends string>(
  { form, values }: Pick<LiveryForm<Name>, 'form' | 'values'>,
  name: NoInfer<Name>,
): string {
  // TanStack Form types a name by its values, which are texts under any name.
  const key: string = name;
  useStore(form.store, ({ values: typed }) => typed[key]);
  return values()[name];
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

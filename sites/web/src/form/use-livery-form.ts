import type { FieldRule } from '@livery/api/contract/registration';
import type { MessageId } from '@livery/i18n';
import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { type FormEvent, type RefCallback, useCallback, useRef } from 'react';
import { type FieldKind, type Problem, problemOf, sentFor } from './rules.ts';

/** The initial value of a field and the rules that it is validated by. */
export interface FieldSpec<Name extends string = string> {
  readonly rule: FieldRule;
  /** Default `text`. A `tick` is the string `on`, or empty, as in every native form. */
  readonly kind?: FieldKind;
  readonly initial?: string;
  /** Converts the trimmed value to the one that is sent, and that the rule applies to. */
  readonly asSent?: (typed: string) => string;
  /** The message for a required field that is empty, in place of its kind's message. */
  readonly whenEmpty?: MessageId;
  /** Validates what the rule cannot express, such as two fields that must match. Called once the rule has passed. */
  readonly check?: (value: string, values: Values<Name>) => Problem | undefined;
  /** The other fields that `check` reads: a change of one validates this field again. */
  readonly listensTo?: readonly Name[];
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FieldSpecs<Name extends string> = Readonly<Record<Name, FieldSpec<NoInfer<Name>>>>;

/** What the first invalid field needs: an input, or the handle that a composite control gives to its `ref`. */
export type Focusable = Pick<HTMLElement, 'focus'>;

/** A form for its fields and its screen. */
export interface LiveryForm<Name extends string> {
  /** TanStack's form, for its store. */
  readonly form: ReturnType<typeof useTextForm>;
  readonly fields: Readonly<Record<Name, Pick<FieldSpec, 'rule' | 'kind' | 'listensTo'>>>;
  /** What is wrong with a field by its rule and check, given the other values. */
  readonly problemIn: (name: Name) => Problem | undefined;
  /** The `ref` of a field's control, by which the form focuses it. */
  readonly focusRef: (name: Name) => RefCallback<Focusable>;
  /**
   * Validates one field, for an action that needs no other, such as sending a code to a number.
   *
   * @returns the value as it would be sent, or undefined if it is invalid: the field then shows the error and has the focus
   */
  readonly validateField: (name: Name) => string | undefined;
  /** Shows an error from elsewhere, such as the platform, and focuses the field. It is removed when the field changes or the form is sent. */
  readonly setError: (name: Name, problem: Problem) => void;
  /** The values as they would be sent. */
  readonly values: () => Values<Name>;
  /** Empties a field whose question has changed. */
  readonly clear: (name: Name) => void;
  /** Focuses a field that is in the page. */
  readonly focus: (name: Name) => void;
  /** Restores the initial values and removes all errors. */
  readonly reset: () => void;
  /** To be spread on the `<form>`. */
  readonly formProps: {
    readonly ref: RefCallback<HTMLFormElement>;
    readonly noValidate: true;
    /** Present where every field is required, so that none needs a mark. */
    readonly 'data-all-required': '' | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that is validated by the platform's rules. TanStack Form decides when: on submit, and after a failed submit at each
 * change, until a submit passes. A failed submit focuses the first invalid field. No failure changes what was typed, and a
 * second submit does nothing while the first is under way.
 *
 * @param options.onSubmit receives the values as they are sent. It shows its own failures: a rejection is not caught
 */
export function useLiveryForm<Name extends string>({
  fields,
  onSubmit,
}: {
  fields: FieldSpecs<Name>;
  onSubmit: (values: Values<Name>) => Promise<void> | void;
}): LiveryForm<Name> {
  const names = Object.keys(fields) as Name[]; // `fields` has these keys and no others
  const element = useRef<HTMLFormElement>(null);
  const focusables = useRef(new Map<string, Focusable>());

  const sent = (typed: Readonly<Record<string, string>>): Values<Name> => {
    const pairs = names.map((name) => {
      const { rule, kind = 'text', asSent } = fields[name];
      const value = sentFor(kind, typed[name] ?? '');
      return [name, rule.enabled ? (asSent?.(value) ?? value) : ''];
    });
    // Object.fromEntries forgets the keys it was given: they are `names`.
    return Object.fromEntries(pairs) as Values<Name>;
  };

  const form = useTextForm({
    defaultValues: Object.fromEntries(names.map((name) => [name, fields[name].initial ?? ''])),
    onSubmit: (typed) => onSubmit(sent(typed)),
    onInvalid: () => {
      // In the order of the page: a composite control carries its name on a hidden input.
      const controls = element.current?.querySelectorAll('[name]') ?? [];
      const first = [...controls]
        .map((control) => control.getAttribute('name') ?? '')
        .find((name) => form.getFieldMeta(name)?.isValid === false);
      if (first !== undefined) focusables.current.get(first)?.focus();
    },
  });

  const takeTyped = useCallback(
    (shown: HTMLFormElement) => {
      for (const input of shown.querySelectorAll<HTMLInputElement>(visibleInputs)) {
        const known = form.state.values[input.name];
        if (known !== undefined && known !== typedIn(input)) {
          form.setFieldValue(input.name, typedIn(input));
        }
      }
    },
    [form],
  );
  const ref = useCallback(
    (shown: HTMLFormElement | null) => {
      element.current = shown;
      // What was typed into the page's HTML: the next render of the field would empty it.
      if (shown) takeTyped(shown);
    },
    [takeTyped],
  );

  const problemIn = (name: Name): Problem | undefined => {
    const { rule, kind, check, whenEmpty } = fields[name];
    const values = sent(form.state.values);
    return (
      problemOf(rule, values[name], kind, whenEmpty) ??
      (rule.enabled ? check?.(values[name], values) : undefined)
    );
  };

  const focus = (name: string): void => focusables.current.get(name)?.focus();

  const setError = (name: Name, found: Problem | undefined): void => {
    // TanStack Form clears an error of this key at the field's next change and at the next submit.
    form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { onServer: found } }));
    if (found) focus(name);
  };

  return {
    form,
    fields,
    problemIn,
    focusRef: (name) => (control) => {
      // A control that is gone stays until the next of its name: to focus it does nothing.
      if (control) focusables.current.set(name, control);
    },
    validateField: (name) => {
      const found = problemIn(name);
      setError(name, found);
      return found ? undefined : sent(form.state.values)[name];
    },
    setError,
    values: () => sent(form.state.values),
    // The empty value is not the visitor's own, so it is not validated.
    clear: (name: string) => form.setFieldValue(name, '', { dontValidate: true }),
    focus,
    reset: () => form.reset(),
    formProps: {
      ref,
      noValidate: true,
      'data-all-required': names.every((name) => mustHold(fields[name])) ? '' : undefined,
      onSubmit: (event) => {
        event.preventDefault();
        if (form.state.isSubmitting) return;
        // A password manager may fill a field in without an event.
        takeTyped(event.currentTarget);
        void form.handleSubmit();
      },
    },
  };
}

/** The value of a field as it would be sent; renders again when it changes. */
export function useTyped<Name extends string>(
  { form, values }: Pick<LiveryForm<Name>, 'form' | 'values'>,
  name: NoInfer<Name>,
): string {
  // TanStack Form types a name by its values, which are strings under any name.
  const key: string = name;
  useStore(form.store, ({ values: typed }) => typed[key]);
  return values()[name];
}

/** A tick box states in words what it is for, and is never marked. */
function mustHold({ rule, kind }: Pick<FieldSpec, 'rule' | 'kind'>): boolean {
  return !rule.enabled || rule.required || kind === 'tick';
}

/** TanStack's form where every value is a string, as in a native form. */
function useTextForm({
  defaultValues,
  onSubmit,
  onInvalid,
}: {
  defaultValues: Record<string, string>;
  onSubmit: (typed: Readonly<Record<string, string>>) => Promise<void> | void;
  onInvalid: () => void;
}) {
  return useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    // Each submit validates: an error from before it, with values or rules that have changed since, stops nothing.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: onInvalid,
  });
}

/** Inputs that a browser may fill in; the value of a composite control's hidden one is the form's already. */
const visibleInputs = 'input:not([type="hidden"])';

function typedIn({ type, checked, value }: HTMLInputElement): string {
  if (type === 'checkbox') return checked ? 'on' : '';
  return value;
}

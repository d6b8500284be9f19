import { exactText } from '@livery/ui/text-field';
import type { ChangeEvent, ComponentProps, ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldKind, Problem } from './rules.ts';
import type { Focusable, LiveryForm } from './use-livery-form.ts';

/** To be spread on a field of `@livery/ui`, before the screen's own props. */
export type BoundField = {
  ref: RefCallback<Focusable>;
  name: string;
  value: string;
  /** Of an input, a text area or a list. */
  onChange: (event: { readonly target: { readonly value: string } }) => void;
  onBlur: () => void;
  required: boolean;
  error: string | undefined;
} & Keyboard;

/** To be spread on a tick box of `@livery/ui`. */
export type BoundTick = Omit<BoundField, 'value' | 'onChange' | keyof Keyboard | 'error'> & {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | null;
};

type Keyboard = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** What a kind asks of keyboards and helpers. A password and a code say their own in their components. */
const keyboards: Readonly<Record<FieldKind, Keyboard>> = {
  text: {},
  content: {},
  password: {},
  code: {},
  phone: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...exactText },
  tick: {},
};

type Binding<Name extends string, Bound> = {
  form: LiveryForm<Name>;
  name: NoInfer<Name>;
  children: (bound: Bound) => ReactNode;
};

/** Ties a field to the form: value, error message, keyboard. A field that is not enabled is not shown. */
export function FormField<Name extends string>({
  form,
  name,
  children,
}: Binding<Name, BoundField>) {
  return (
    <Bound form={form} name={name}>
      {({ value, change, ...bound }) =>
        children({
          ...keyboards[form.fields[name].kind ?? 'text'],
          ...bound,
          value,
          onChange: (event) => change(event.target.value),
        })
      }
    </Bound>
  );
}

/** The same for a tick box. */
export function FormTick<Name extends string>({ form, name, children }: Binding<Name, BoundTick>) {
  return (
    <Bound form={form} name={name}>
      {({ value, change, error, ...bound }) =>
        children({
          ...bound,
          error: error ?? null,
          checked: value === 'on',
          onChange: (event) => change(event.target.checked ? 'on' : ''),
        })
      }
    </Bound>
  );
}

function Bound<Name extends string>({
  form: { form, fields, problemIn, focusRef },
  name,
  children,
}: Binding<
  Name,
  Omit<BoundField, 'onChange' | keyof Keyboard> & { change: (value: string) => void }
>) {
  const { t } = useTranslation();
  const { rule, listensTo = [] } = fields[name];
  // TanStack Form types a name by its values, which are strings under any name.
  const key: string = name;
  if (!rule.enabled) return null;
  const read = (found: Problem | undefined): string | undefined =>
    found?.map(({ id, params }) => t(id, { ...params })).join(' ');
  return (
    <form.Field
      name={key}
      validators={{
        // After a submit that passed, nothing is validated until the next.
        onDynamic: () => (form.state.isSubmitSuccessful ? undefined : problemIn(name)),
        onChangeListenTo: [...listensTo],
      }}
    >
      {({ handleBlur, handleChange, state: { value, meta } }) =>
        children({
          ref: focusRef(name),
          name,
          value: value ?? '',
          onBlur: handleBlur,
          required: rule.required,
          // TanStack Form leaves this key untyped; only `setError` writes it.
          error: read((meta.errorMap.onServer as Problem | undefined) ?? meta.errorMap.onDynamic),
          change: handleChange,
        })
      }
    </form.Field>
  );
}

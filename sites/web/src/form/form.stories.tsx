import { loadArea } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { CodeField } from '@livery/ui/code-field';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { useStore } from '@tanstack/react-form';
import { useImperativeHandle, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type BoundField, FormField, FormTick } from './form-field.tsx';
import { type Problem, required } from './rules.ts';
import { useLiveryForm, type Values } from './use-livery-form.ts';

type Name = 'username' | 'password' | 'again' | 'code' | 'email' | 'affiliateCode' | 'terms';

const password = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 16,
  patternId: 'lettersDigits',
  acceptedPattern: '[A-Za-z0-9]+',
};
const differs: Problem = [{ id: 'session.rule.format', params: {} }];

/** A form by rules such as a platform sends. */
function Sample({ onSubmit }: { onSubmit: (values: Values<Name>) => Promise<void> | void }) {
  const [failure, setFailure] = useState<unknown>();
  const form = useLiveryForm<Name>({
    fields: {
      username: {
        rule: {
          enabled: true,
          required: true,
          minLength: 6,
          maxLength: 16,
          patternId: 'letterFirst',
          acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
        },
      },
      password: { rule: password, kind: 'password' },
      again: {
        rule: { enabled: true, required: true },
        kind: 'password',
        check: (value, { password }) => (value === password ? undefined : differs),
        listensTo: ['password'],
      },
      code: { rule: { enabled: true, required: false, maxLength: 255 }, kind: 'code' },
      email: { rule: { enabled: true, required: false, patternId: 'email' }, kind: 'email' },
      affiliateCode: { rule: { enabled: false, required: true } },
      terms: { rule: { enabled: true, required: true }, kind: 'tick' },
    },
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await onSubmit(values);
      } catch (error) {
        setFailure(error);
      }
    },
  });
  const busy = useStore(form.form.store, ({ isSubmitting }) => isSubmitting);
  const eye = { show: 'Show', hide: 'Hide' };
  return (
    <form {...form.formProps} aria-label="Sample">
      <FormField form={form} name="username">
        {(bound) => <TextField {...bound} label="Username" autoComplete="username" />}
      </FormField>
      <FormField form={form} name="password">
        {(bound) => (
          <PasswordField {...bound} label="Password" autoComplete="new-password" labels={eye} />
        )}
      </FormField>
      <FormField form={form} name="again">
        {(bound) => (
          <PasswordField {...bound} label="Repeat" autoComplete="new-password" labels={eye} />
        )}
      </FormField>
      <FormField form={form} name="code">
        {(bound) => <CodeField {...bound} label="Code" />}
      </FormField>
      <FormField form={form} name="email">
        {(bound) => <TextField {...bound} label="Email" />}
      </FormField>
      <FormField form={form} name="affiliateCode">
        {(bound) => <TextField {...bound} label="Affiliate code" />}
      </FormField>
      <FormTick form={form} name="terms">
        {(bound) => <Checkbox {...bound}>I agree to the terms</Checkbox>}
      </FormTick>
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <Button type="submit" variant="primary" busy={busy}>
        Send
      </Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Form kit',
  component: Sample,
  args: { onSubmit: fn() },
  tags: ['!autodocs'],
  globals: { language: 'EN' },
  beforeEach: async ({ loaded }) => {
    await loadArea(loaded.words, 'session');
  },
});

type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(/^Username/), ' mira2026 ');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Play4fun');
  await userEvent.type(canvas.getByLabelText(/^Repeat/), 'Play4fun');
  await userEvent.click(canvas.getByRole('checkbox'));
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const Untouched = meta.story({
  name: 'Validates nothing before the first submit',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Username/), '1');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Username/)).toBeValid();
    await expect(canvas.queryByLabelText('Affiliate code')).toBeNull();
  },
});

export const FirstErrorFocused = meta.story({
  name: 'Focuses the first invalid field on submit',
  parameters: { spec: ['5.28', '8.04'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Username/), 'mira2026');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'abc');
    await send(canvas);
    const wrong = canvas.getByLabelText(/^Password/);
    await waitFor(() => expect(wrong).toHaveFocus());
    await expect(wrong).toHaveAccessibleDescription(
      'The password must be 6 to 16 digits or letters.',
    );
    await expect(canvas.getByLabelText(/^Repeat/)).toHaveAccessibleDescription(
      'This must not be empty.',
    );
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByLabelText(/^Username/)).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // From now on each change is validated: the error is removed as soon as it is fixed.
    await userEvent.type(wrong, 'def');
    await expect(wrong).toBeValid();
  },
});

export const ListensToAnother = meta.story({
  name: 'Validates the second password when the first changes',
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText(/^Password/), '1');
    await send(canvas);
    const again = canvas.getByLabelText(/^Repeat/);
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^Password/), '{Backspace}');
    await waitFor(() => expect(again).toBeValid());
  },
});

export const Trimmed = meta.story({
  name: 'Trims values on submit, except codes',
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText('Code'), ' 12 ');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'mira2026',
      password: 'Play4fun',
      again: 'Play4fun',
      code: ' 12 ',
      email: '',
      affiliateCode: '',
      terms: 'on',
    });
  },
});

const failsOnce = fn<(values: Values<Name>) => Promise<void>>();

export const KeptAfterAFailure = meta.story({
  name: 'Keeps values after a failure',
  args: { onSubmit: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('The network is gone.'));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The network is gone.');
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue(' mira2026 ');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('Play4fun');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await send(canvas);
    await waitFor(() => expect(failsOnce).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** Asks for a code at first, and no more once a button says so. */
function Changing({ onSubmit }: { onSubmit: (values: Values<Name>) => void }) {
  const [asked, setAsked] = useState(true);
  const form = useLiveryForm<'username' | 'code'>({
    fields: {
      username: { rule: { enabled: true, required: true } },
      code: { rule: { enabled: asked, required: true }, kind: 'code' },
    },
    // The sample's spy takes any values.
    onSubmit: (values) => onSubmit(values as Values<Name>),
  });
  return (
    <form {...form.formProps} aria-label="Sample">
      <FormField form={form} name="username">
        {(bound) => <TextField {...bound} label="Username" />}
      </FormField>
      <FormField form={form} name="code">
        {(bound) => <CodeField {...bound} label="Code" />}
      </FormField>
      <Button onClick={() => setAsked(false)}>No code</Button>
      <Button type="submit">Send</Button>
    </form>
  );
}

export const NoLongerAskedFor = meta.story({
  name: 'Ignores a removed field',
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'mira2026');
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'No code' }));
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'mira2026', code: '' }),
    );
  },
});

/** A composite control: a button to focus, and a hidden input with the name. */
function Wheel({ ref, name, value, error }: Pick<BoundField, 'ref' | 'name' | 'value' | 'error'>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }));
  return (
    <>
      <button type="button" ref={button} aria-describedby="wheel-error">
        Wheel
      </button>
      <span id="wheel-error">{error}</span>
      <input type="hidden" name={name} value={value} />
    </>
  );
}

function Composite({ onSubmit }: { onSubmit: (values: Values<Name>) => void }) {
  const form = useLiveryForm<'amount' | 'code'>({
    // Not in the order of the page.
    fields: { code: { rule: required, kind: 'code' }, amount: { rule: required } },
    // The sample's spy takes any values.
    onSubmit: (values) => onSubmit(values as unknown as Values<Name>),
  });
  return (
    <form {...form.formProps} aria-label="Sample">
      <FormField form={form} name="amount">
        {({ ref, name, value, error }) => <Wheel {...{ ref, name, value, error }} />}
      </FormField>
      <FormField form={form} name="code">
        {(bound) => <CodeField {...bound} label="Code" />}
      </FormField>
      <Button type="submit">Send</Button>
    </form>
  );
}

export const CompositeFocused = meta.story({
  name: 'Focuses a composite control through its handle',
  render: (args) => <Composite {...args} />,
  play: async ({ canvas }) => {
    await send(canvas);
    const wheel = canvas.getByRole('button', { name: 'Wheel' });
    await waitFor(() => expect(wheel).toHaveFocus());
    await expect(wheel).toHaveAccessibleDescription('This must not be empty.');
  },
});

export const ValidatedUntilItPasses = meta.story({
  name: 'Stops validating after a successful submit',
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const username = canvas.getByLabelText(/^Username/);
    await userEvent.clear(username);
    await expect(username).not.toHaveAttribute('aria-invalid');
    await send(canvas);
    await waitFor(() => expect(username).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

let release: () => void = () => {};
const hangs = fn(
  () =>
    new Promise<void>((done) => {
      release = done;
    }),
);

export const SentOnce = meta.story({
  name: 'Ignores a second submit',
  args: { onSubmit: hangs },
  beforeEach: () => {
    hangs.mockClear();
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const button = canvas.getByRole('button', { name: 'Send' });
    // Both before React has drawn anything.
    button.click();
    button.click();
    await waitFor(() => expect(hangs).toHaveBeenCalledOnce());
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText(/^Username/), '{Enter}');
    await expect(hangs).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.type(canvas.getByLabelText(/^Username/), '{Enter}');
    await waitFor(() => expect(hangs).toHaveBeenCalledTimes(2));
    release();
  },
});

export const FilledInByAManager = meta.story({
  name: 'Submits values from a password manager',
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    // Past React, as an autofill before the page has woken: no event.
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(canvas.getByLabelText(/^Username/), 'tara2026');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'tara2026' }),
    );
  },
});

export const Keyboards = meta.story({
  name: 'Sets keyboards and autocomplete',
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
});

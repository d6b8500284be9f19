import { type LoginValues, type LoginView, selectLogin } from '@livery/flows/login';
import { useView } from '../../../app/use-flow.ts';
import { captchaSpec } from '../../../form/captcha-spec.ts';
import { optional, required } from '../../../form/rules.ts';
import { type LiveryForm, useLiveryForm } from '../../../form/use-livery-form.ts';
import type { LoginFlow } from './login-flow.ts';

export type LoginFormField = keyof LoginValues;

/** The login by name and password as its view takes it. What was typed lives here, also while another way is looked at. */
export interface LoginForm {
  readonly view: LoginView;
  readonly form: LiveryForm<LoginFormField>;
  readonly onRefreshCaptcha: () => void;
}

/** The fields of name and password, for a login that has come so far. */
export function useLoginFields(
  { captcha, values }: LoginView,
  onSubmit: (values: LoginValues) => void,
): LiveryForm<LoginFormField> {
  return useLiveryForm<LoginFormField>({
    fields: {
      username: {
        rule: required,
        initial: values.username,
        whenEmpty: 'session.login.usernameMissing',
      },
      password: {
        rule: required,
        kind: 'password',
        initial: values.password,
        whenEmpty: 'session.login.passwordMissing',
      },
      captcha: { ...captchaSpec, rule: { ...required, enabled: captcha !== undefined } },
      remember: { rule: optional, kind: 'tick', initial: values.remember ? 'on' : '' },
    },
    onSubmit: ({ remember, ...typed }) => onSubmit({ ...typed, remember: remember === 'on' }),
  });
}

/** Ties the form of name and password to a running login. */
export function useLoginForm(flow: LoginFlow): LoginForm {
  const view = useView(flow, selectLogin);
  const form = useLoginFields(view, (values) => flow.send({ type: 'submit', values }));
  return { view, form, onRefreshCaptcha: () => flow.send({ type: 'refreshCaptcha' }) };
}

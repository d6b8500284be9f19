import type { FieldRule } from '@livery/api/contract/registration';
import type {
  ChangePasswordView as Change,
  ChangePasswordProblem,
  ChangePasswordValues,
} from '@livery/flows/change-password';
import { Button } from '@livery/ui/button';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormField } from '../../../form/form-field.tsx';
import { FormStack, Stack } from '../../../form/panel.styles.ts';
import { type Problem, required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';

type Name = keyof ChangePasswordValues;

/**
 * Change of password as a pure view (spec §2): the username to read when it is known, the current password only when nothing
 * knows it, the new one twice.
 *
 * @param rule what a new password must be like, as the platform says it for registration; none while that is not known
 */
export function ChangePasswordView({
  view,
  rule,
  forced,
  onSubmit,
  onCancel,
}: {
  view: Change;
  rule: FieldRule | undefined;
  forced: boolean;
  onSubmit: (values: ChangePasswordValues) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  const labels = usePasswordLabels();
  const check = (name: Name) => (_: string, values: ChangePasswordValues) =>
    problemWords(view.problemsOf(values)[name]);
  const { values } = view;
  const form = useLiveryForm<Name>({
    fields: {
      oldPassword: {
        rule: { ...required, enabled: view.asksOldPassword },
        kind: 'password',
        initial: values.oldPassword,
      },
      newPassword: {
        rule: { ...rule, ...required },
        kind: 'password',
        initial: values.newPassword,
        check: check('newPassword'),
      },
      confirmNewPassword: {
        rule: required,
        kind: 'password',
        initial: values.confirmNewPassword,
        check: check('confirmNewPassword'),
        listensTo: ['newPassword'],
      },
    },
    onSubmit,
  });
  return (
    <Stack>
      {forced && <p>{t('session.change.forcedText')}</p>}
      <FormStack method="post" aria-label={t('session.change.title')} {...form.formProps}>
        <ActFailed>{failure}</ActFailed>
        {view.username !== undefined && (
          <TextField
            name="username"
            label={t('session.change.username')}
            value={view.username}
            autoComplete="username"
            readOnly
          />
        )}
        <FormField form={form} name="oldPassword">
          {(bound) => (
            <PasswordField
              {...bound}
              label={t('session.change.current')}
              autoComplete="current-password"
              labels={labels}
            />
          )}
        </FormField>
        <FormField form={form} name="newPassword">
          {(bound) => (
            <PasswordField
              {...bound}
              label={t('session.change.new')}
              autoComplete="new-password"
              labels={labels}
            />
          )}
        </FormField>
        <FormField form={form} name="confirmNewPassword">
          {(bound) => (
            <PasswordField
              {...bound}
              label={t('session.change.confirm')}
              autoComplete="new-password"
              labels={labels}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" busy={view.busy}>
          {t('session.change.submit')}
        </Button>
      </FormStack>
      <Button variant="quiet" onClick={onCancel}>
        {forced ? t('session.change.leave') : t('session.login.cancel')}
      </Button>
    </Stack>
  );
}

/** What the flow finds wrong, in words. An empty field is the form's own to say. */
function problemWords(problem: ChangePasswordProblem | undefined): Problem | undefined {
  const ids = {
    required: 'session.rule.empty',
    rule: 'session.rule.format',
    weak: 'session.failure.weak',
    different: 'session.change.different',
  } as const;
  return problem && [{ id: ids[problem], params: {} }];
}

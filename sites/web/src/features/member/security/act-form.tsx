import type { KeylessEndpoint } from '@livery/api';
import { Button } from '@livery/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import type { LiveryForm } from '../../../form/use-livery-form.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import type { SecurityAct } from './use-security-act.ts';

/** The fields of one change, why it failed, and its two buttons. */
export function ActForm<Name extends string>({
  form,
  label,
  submit,
  act: { busy, failure, forget },
  onCancel,
  children,
}: {
  form: LiveryForm<Name>;
  label: string;
  submit: string;
  act: Pick<SecurityAct<KeylessEndpoint>, 'busy' | 'failure' | 'forget'>;
  /** Default: no way back, where nothing else can be done before. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Form
      {...form.formProps}
      // A new attempt may end at a field: the refusal of the one before does not stay beside its error.
      onSubmitCapture={busy ? undefined : forget}
      aria-label={label}
    >
      {children}
      <ActFailed>{failure}</ActFailed>
      <ButtonRow>
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('security.cancel')}</Button>}
      </ButtonRow>
    </Form>
  );
}

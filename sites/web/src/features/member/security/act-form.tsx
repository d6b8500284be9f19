import { Button } from '@livery/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import type { LiveryForm } from '../../../form/use-livery-form.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';

/** The fields of one change, why it failed, and its two buttons. */
export function ActForm<Name extends string>({
  form,
  label,
  submit,
  busy,
  failure,
  onCancel,
  children,
}: {
  form: LiveryForm<Name>;
  label: string;
  submit: string;
  busy: boolean;
  failure: string | undefined;
  /** Default: no way back, where nothing else can be done before. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Form {...form.formProps} aria-label={label}>
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

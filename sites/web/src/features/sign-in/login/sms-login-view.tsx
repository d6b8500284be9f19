import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormTick } from '../../../form/form-field.tsx';
import { FormStack } from '../../../form/panel.styles.ts';
import { CodeWarning, NumberPart } from '../../entry/index.ts';
import { loginBusyWords } from './login-view.tsx';
import type { SmsLogin } from './use-sms-login.ts';

/** The login by a code to a mobile number (spec §4, §5): number, code, and everything typed stays after any failure. */
export function SmsLoginView({ view, form, place, code }: SmsLogin) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  return (
    <>
      <FormStack method="post" aria-label={t('ways.bySms')} {...form.formProps}>
        <ActFailed>{failure}</ActFailed>
        <NumberPart
          form={form}
          numberField="mobileNum"
          codeField="code"
          place={place}
          code={code}
        />
        <FormTick form={form} name="remember">
          {({ error: _, ...bound }) => (
            <Checkbox {...bound}>{t('session.login.remember')}</Checkbox>
          )}
        </FormTick>
        <Button type="submit" variant="primary" size="lg" busy={view.busy}>
          {t(loginBusyWords[view.step] ?? 'session.login.submit')}
        </Button>
      </FormStack>
      <CodeWarning code={code} />
    </>
  );
}

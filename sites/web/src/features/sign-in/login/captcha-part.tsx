import type { LoginView } from '@livery/flows/login';
import { CaptchaField } from '@livery/ui/captcha-field';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../form/form-field.tsx';
import type { LiveryForm } from '../../../form/use-livery-form.ts';
import { ServiceLink } from '../../customer-service/index.ts';
import { DemoHint } from '../../entry/index.ts';

/**
 * The image to read and its field, only while the platform asks for one. Another image has another answer, so the field is emptied.
 * Who cannot read it is led to the service, in another tab.
 *
 * @param props.focused the field has the focus as soon as there is an image. Default false
 */
export function CaptchaPart({
  captcha: { image, loading, failed },
  form,
  onRefresh,
  focused = false,
}: {
  captcha: NonNullable<LoginView['captcha']>;
  form: LiveryForm<'captcha'>;
  onRefresh: () => void;
  focused?: boolean;
}) {
  const { t } = useTranslation();
  const begin = useEffectEvent(() => {
    form.clear('captcha');
    if (focused) form.focus('captcha');
  });
  useEffect(() => {
    if (image !== undefined) begin();
  }, [image]);
  return (
    <FormField form={form} name="captcha">
      {(bound) => (
        <>
          <CaptchaField
            {...bound}
            label={t('session.captcha.label')}
            image={image}
            loading={loading}
            failed={failed}
            onRefresh={onRefresh}
            labels={{
              image: t('session.captcha.image'),
              refresh: t('session.captcha.refresh'),
              loading: t('session.captcha.loading'),
              failed: t('session.captcha.failed'),
            }}
            help={<ServiceLink>{t('session.captcha.help')}</ServiceLink>}
          />
          <DemoHint kind="captcha" />
        </>
      )}
    </FormField>
  );
}

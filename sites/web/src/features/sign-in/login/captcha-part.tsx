import type { LoginView } from '@livery/flows/login';
import { CaptchaField } from '@livery/ui/captcha-field';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../../form/form-field.tsx';
import { ServiceLink } from '../../customer-service/index.ts';
import { DemoHint } from '../../entry/index.ts';

/** Another picture has another answer: calls back when the one that shows is not the one before. */
export function useFreshAnswer(image: string | undefined, clear: () => void): void {
  const clearAnswer = useEffectEvent(clear);
  useEffect(() => {
    if (image !== undefined) clearAnswer();
  }, [image]);
}

/** The picture to read and its field, only while the platform asks for one. Who cannot read it is led to the service, in another tab. */
export function CaptchaPart({
  captcha,
  bound,
  onRefresh,
}: {
  captcha: NonNullable<LoginView['captcha']>;
  bound: BoundField;
  onRefresh: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <CaptchaField
        {...bound}
        label={t('session.captcha.label')}
        image={captcha.image}
        loading={captcha.loading}
        failed={captcha.failed}
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
  );
}

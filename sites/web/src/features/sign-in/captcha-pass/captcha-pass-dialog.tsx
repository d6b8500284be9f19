import { captchaPass } from '@livery/api/contract/session';
import { captchaPassWith, selectCaptchaPass } from '@livery/flows/captcha-pass';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { captchaSpec } from '../../../form/captcha-spec.ts';
import { FormStack } from '../../../form/panel.styles.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { CaptchaPart } from '../login/captcha-part.tsx';
import { proofServices } from '../login/login-services.ts';

/**
 * Has a visitor read a picture before the platform hears their address again, for a call that waits. Whoever closes it gets that
 * call's refusal, on the form that they came from.
 */
export function CaptchaPassDialog({ dialog, ...presence }: DialogProps<'captchaPass'>) {
  const { t } = useTranslation();
  const { client } = useServices();
  const flow = useFlow(
    () =>
      captchaPassWith({
        ...proofServices({ client }),
        getPass: (answer, signal) => client.call(captchaPass, answer, { signal }),
      }),
    { onDone: ({ pass }) => dialog.give(pass) },
  );
  const { step, captcha, failure: failed } = useView(flow, selectCaptchaPass);
  const failure = useFailureWords(failed);
  const form = useLiveryForm<'captcha'>({
    fields: { captcha: captchaSpec },
    onSubmit: (typed) => flow.send({ type: 'submit', ...typed }),
  });
  return (
    <Dialog
      {...presence}
      title={t('session.captcha.passTitle')}
      onClose={() => flow.send({ type: 'cancel' })}
    >
      <FormStack method="post" aria-label={t('session.captcha.passTitle')} {...form.formProps}>
        <p>{t('session.captcha.passText')}</p>
        <ActFailed>{failure}</ActFailed>
        {captcha && (
          <CaptchaPart
            captcha={captcha}
            form={form}
            focused
            onRefresh={() => flow.send({ type: 'refreshCaptcha' })}
          />
        )}
        <Button type="submit" variant="primary" size="lg" busy={step === 'sending'}>
          {t('session.captcha.passSubmit')}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => flow.send({ type: 'cancel' })}>
          {t('session.captcha.passCancel')}
        </Button>
      </FormStack>
    </Dialog>
  );
}

import type { RegistrationView } from '@livery/flows/registration';
import { type SmsCodeView, selectSmsCode } from '@livery/flows/sms-code';
import type { MobileCountry } from '@livery/merchant/site-config';
import { Button } from '@livery/ui/button';
import { CodeField } from '@livery/ui/code-field';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useView } from '../../app/use-flow.ts';
import { FormField } from '../../form/form-field.tsx';
import { Quiet } from '../../form/panel.styles.ts';
import { type LiveryForm, useTyped } from '../../form/use-livery-form.ts';
import { ServiceLink } from '../customer-service/index.ts';
import { DemoHint } from './demo-hint.tsx';

type Code = NonNullable<RegistrationView['smsCode']>;

/**
 * The button that has a code sent, and the field for it (spec §4 "SMS code button", §5): the number must be right, a code goes out
 * once a second at most and again when its countdown is over. A message that was not sent is told over the form (spec §8).
 */
export function CodePart<Name extends string>({
  code,
  form,
  numberField,
  codeField,
  country,
}: {
  code: Code;
  form: LiveryForm<Name>;
  numberField: NoInfer<Name>;
  codeField: NoInfer<Name>;
  country: MobileCountry;
}) {
  const { t } = useTranslation();
  const view = useView(code, selectSmsCode);
  const mobileNo = useTyped(form, numberField);
  const { dialingCode } = country;
  useEffect(() => {
    // A countdown is the number's, and what was said of another number is not said of this one.
    const number = { countryDialingCode: dialingCode, mobileNo };
    code.send({ type: 'changeNumber', number });
  }, [code, dialingCode, mobileNo]);

  const send = (): void => {
    const valid = form.validateField(numberField);
    if (valid === undefined) return;
    code.send({ type: 'send', number: { countryDialingCode: dialingCode, mobileNo: valid } });
  };
  const { sentTo } = view;
  const place = sentTo && `+${sentTo.countryDialingCode} ${sentTo.mobileNo}`;
  return (
    <>
      <Button
        busy={view.sending}
        aria-disabled={view.secondsLeft > 0 || undefined}
        onClick={view.canSend ? send : undefined}
      >
        {sendWords(t, view)}
      </Button>
      <FormField form={form} name={codeField}>
        {(bound) => (
          <CodeField
            {...bound}
            label={t('entry.field.verificationCode')}
            description={place && t('session.step.sentTo', { place })}
          />
        )}
      </FormField>
      <DemoHint kind="code" />
      {view.offersOtherWays && (
        <Quiet role="status">
          {t('entry.code.noMessage')} <ServiceLink />
        </Quiet>
      )}
    </>
  );
}

/** The warning about a message that was not sent; outside of the form, whose Enter it must not press. */
export function CodeWarning({ code }: { code: Code }) {
  const { t } = useTranslation();
  const failure = useSelector(code, (snapshot) => selectSmsCode(snapshot).failure);
  const words = useFailureWords(failure);
  const [read, setRead] = useState<typeof failure>();
  const [last, setLast] = useState(words);
  if (words !== undefined && words !== last) setLast(words);
  return (
    <ConfirmDialog
      alert
      open={words !== undefined && failure !== read}
      title={t('platform.sms.failed')}
      confirmLabel={t('platform.confirm')}
      onConfirm={() => setRead(failure)}
      onCancel={() => setRead(failure)}
    >
      {last}
    </ConfirmDialog>
  );
}

function sendWords(t: TFunction, { sentTo, secondsLeft }: SmsCodeView): string {
  if (secondsLeft > 0) return t('session.step.resendIn', { count: secondsLeft });
  return sentTo ? t('session.step.resend') : t('session.step.send');
}

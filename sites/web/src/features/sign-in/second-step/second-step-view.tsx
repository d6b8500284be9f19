import type { SecondStepMethod } from '@livery/flows/login';
import type { SecondStepView as Step } from '@livery/flows/second-step';
import { Button } from '@livery/ui/button';
import { CodeField } from '@livery/ui/code-field';
import { TextField } from '@livery/ui/text-field';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormField } from '../../../form/form-field.tsx';
import { Acts, Choices, FormStack, Quiet, Stack } from '../../../form/panel.styles.ts';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { DemoHint } from '../../entry/index.ts';

interface Acting {
  readonly view: Step;
  readonly onChoose: (method: SecondStepMethod) => void;
  readonly onBack: () => void;
  readonly onSendCode: () => void;
  readonly onSubmit: (answer: string) => void;
  readonly onCancel: () => void;
}

/** The second step as a pure view (spec §1): a choice of ways, then the answer to one of them. */
export function SecondStepView(props: Acting) {
  const { t } = useTranslation();
  const { view } = props;
  const failure = useFailureWords(view.failure);
  return (
    <Stack>
      <p>{t('session.step.text')}</p>
      <ActFailed>{failure}</ActFailed>
      {view.step === 'choose' ? <Ways {...props} /> : <Answer key={view.method} {...props} />}
      <Button variant="quiet" onClick={props.onCancel}>
        {t('session.step.cancel')}
      </Button>
    </Stack>
  );
}

const icons = {
  mobile: 'service',
  email: 'mail',
  holder: 'wallet',
  authenticator: 'shield',
} as const satisfies Record<SecondStepMethod, string>;

function Ways({ view, onChoose }: Acting) {
  const { t } = useTranslation();
  const name = (method: SecondStepMethod): string => {
    const place = view.hints[method];
    if (method === 'mobile') {
      return place ? t('session.step.mobileTo', { place }) : t('session.step.mobile');
    }
    if (method === 'email') {
      return place ? t('session.step.emailTo', { place }) : t('session.step.email');
    }
    return t(method === 'holder' ? 'session.step.holder' : 'session.step.authenticator');
  };
  return (
    <>
      <p>{t('session.step.choose')}</p>
      <Choices>
        {view.methods.map((method) => (
          <li key={method}>
            <Button icon={icons[method]} onClick={() => onChoose(method)}>
              {name(method)}
            </Button>
          </li>
        ))}
      </Choices>
    </>
  );
}

function Answer({ view, onBack, onSendCode, onSubmit }: Acting) {
  const { t } = useTranslation();
  const { code, method } = view;
  const holder = method === 'holder';
  const form = useLiveryForm<'answer'>({
    fields: {
      answer: { rule: required, kind: holder ? 'text' : 'code', initial: view.answer },
    },
    onSubmit: ({ answer }) => onSubmit(answer),
  });
  return (
    <FormStack method="post" aria-label={t('session.step.title')} {...form.formProps}>
      {code && (
        <>
          <Quiet role="status">
            {code.sentTo ? t('session.step.sentTo', { place: code.sentTo }) : ''}
          </Quiet>
          <Button
            busy={code.sending}
            aria-disabled={!code.canSend || undefined}
            onClick={code.canSend ? onSendCode : undefined}
          >
            {sendWords(t, code)}
          </Button>
        </>
      )}
      <FormField form={form} name="answer">
        {(bound) =>
          holder ? (
            <TextField {...bound} label={t('session.step.holderName')} autoComplete="off" />
          ) : (
            <CodeField
              {...bound}
              label={t('session.step.code')}
              // The platform takes one in place of an app's code.
              {...(method === 'authenticator' && { description: t('session.step.recovery') })}
            />
          )
        }
      </FormField>
      {!holder && <DemoHint kind="code" />}
      <Acts>
        <Button type="submit" variant="primary" busy={view.step === 'verifying'}>
          {t('session.step.verify')}
        </Button>
        {view.canGoBack && <Button onClick={onBack}>{t('session.step.other')}</Button>}
      </Acts>
    </FormStack>
  );
}

function sendWords(t: TFunction, { sentTo, secondsLeft }: NonNullable<Step['code']>): string {
  if (secondsLeft > 0) return t('session.step.resendIn', { count: secondsLeft });
  return sentTo ? t('session.step.resend') : t('session.step.send');
}

import type { RegisterSettings, Terms } from '@livery/api/contract/registration';
import {
  type RegistrationForm,
  type RegistrationOutput,
  type RegistrationView,
  selectRegistration,
} from '@livery/flows/registration';
import { resolve } from '@livery/merchant/settings';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Tabs } from '@livery/ui/tabs';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import type { SettingOf } from '../../app/registration-open.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { useHeld } from '../../app/use-held.ts';
import { FormStack, Quiet } from '../../form/panel.styles.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { AgreementPart, CodeWarning, useMobileCountry } from '../entry/index.ts';
import { type Invitation, invitationCode } from '../session/index.ts';
import { CaptchaPart } from '../sign-in/index.ts';
import { fieldErrorOf } from './field-error.ts';
import { FurtherFields, IdentityFields } from './register-field-parts.tsx';
import { type RegisterField, registerSpecs } from './register-fields.ts';
import { registrationInput, siteRegistrationMachine } from './register-flow.ts';

/** What the form is made from; it renders when all of it is there. */
export interface RegisterParts {
  readonly setting: SettingOf;
  readonly rules: RegisterSettings;
  readonly terms: Terms;
  /** The forms that are open, the one to begin with first. */
  readonly forms: readonly [RegistrationForm, ...RegistrationForm[]];
  readonly invited: Invitation;
}

/**
 * The registration form, running (spec §2, §4, §5): both ways share what was typed, and whatever fails leaves it there.
 *
 * @param onJoined called once, with the answer that signs in
 * @param onTermsRefused the terms in force are others by now
 */
export function RegisterForm({
  setting,
  rules,
  terms,
  forms,
  invited,
  onJoined,
  onTermsRefused,
}: RegisterParts & {
  onJoined: (output: Extract<RegistrationOutput, { result: 'joined' }>) => void;
  onTermsRefused: () => void;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const { merchant } = services.site;
  const flow = useFlow(() => siteRegistrationMachine(services, setting), {
    input: registrationInput(services, { setting, rules, form: forms[0], invited }),
    onDone: (output) => {
      if (output.result === 'joined') onJoined(output);
    },
  });
  const view = useView(flow, selectRegistration);
  const place = useMobileCountry();
  const { captcha, failure } = view;

  const form = useLiveryForm<RegisterField>({
    fields: registerSpecs({
      form: view.form,
      rules,
      withPassword: setting('MOBILENUMPASSREG3'),
      captcha: captcha !== undefined,
      invited: invitationCode(invited),
      // A licensed house leaves the whole agreement to the visitor.
      termsTicked: merchant.profile !== 'licensed' && resolve('termsPreTicked', { merchant }),
      place,
    }),
    onSubmit: ({ terms: accepted, age, marketing, ...typed }) => {
      const filled = Object.entries(typed).filter(([, value]) => value !== '');
      flow.send({
        type: 'submit',
        values: {
          fields: {
            ...Object.fromEntries(filled),
            ...(typed.mobileNum ? { countryDialingCode: place.country.dialingCode } : {}),
          },
          termsAccepted: accepted === 'on',
          ageConfirmed: age === 'on',
          marketingConsent: marketing === 'on',
          termsVersion: terms.version,
        },
      });
    },
  });

  useHeld(!view.canCancel);

  const fieldError = fieldErrorOf(failure, form.fields);
  const words = useFailureWords(failure);
  const showFieldError = useEffectEvent(() => {
    if (fieldError === undefined) return;
    if (fieldError.name === 'terms') {
      onTermsRefused();
      form.clear('terms');
    }
    form.setError(fieldError.name, [{ id: fieldError.message, params: {} }]);
  });
  const invalidField = fieldError?.name;
  useEffect(() => {
    // A captcha that is required appears after the refusal that requires it.
    if (failure && invalidField) showFieldError();
  }, [failure, invalidField]);

  const choose = (chosen: string): void => {
    const next = forms.find((each) => each === chosen);
    if (next) flow.send({ type: 'choose', form: next });
  };
  const marked = form.formProps['data-all-required'] === undefined;

  const fields = (
    <FormStack method="post" aria-label={t('entry.register.title')} {...form.formProps}>
      {marked && <Quiet>{t('session.field.marked')}</Quiet>}
      <IdentityFields form={form} by={view.form} place={place} code={view.smsCode} />
      <FurtherFields form={form} rules={rules} />
      {captcha && (
        <CaptchaPart
          captcha={captcha}
          form={form}
          onRefresh={() => flow.send({ type: 'refreshCaptcha' })}
        />
      )}
      <AgreementPart form={form} terms={terms} />
      <ActFailed>{!fieldError && words}</ActFailed>
      {view.mayHaveJoined && !view.busy && (
        <InlineAlert tone="info" live="polite">
          {t('entry.register.mayHaveJoined')}
        </InlineAlert>
      )}
      <Button type="submit" variant="primary" size="lg" busy={view.busy}>
        {t(busyWords[view.step] ?? 'entry.register.submit')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          flow.send({ type: 'reset' });
          form.reset();
        }}
      >
        {t('entry.register.reset')}
      </Button>
    </FormStack>
  );

  return (
    <>
      {forms.length > 1 ? (
        <Tabs
          label={t('entry.register.tabs')}
          tabs={forms.map((id) => ({ id, label: t(tabWords[id]), content: fields }))}
          selected={view.form}
          onSelect={choose}
        />
      ) : (
        fields
      )}
      {view.smsCode && <CodeWarning code={view.smsCode} />}
      <ConfirmDialog
        alert
        open={view.step === 'affiliateWrong'}
        title={t('entry.register.affiliateWrong')}
        confirmLabel={t('platform.confirm')}
        onConfirm={() => flow.send({ type: 'dismiss' })}
        onCancel={() => flow.send({ type: 'dismiss' })}
      >
        {t('platform.invitation.invalid')}
      </ConfirmDialog>
    </>
  );
}

const tabWords = {
  mobile: 'entry.register.byMobile',
  username: 'entry.register.byUsername',
} as const satisfies Record<RegistrationForm, string>;

const busyWords = {
  checkingAffiliate: 'entry.register.checkingAffiliate',
  confirming: 'entry.register.confirming',
  proving: 'session.login.proving',
  submitting: 'entry.register.submitting',
  recovering: 'entry.register.recovering',
  form: undefined,
  affiliateWrong: undefined,
  closed: 'entry.register.submitting',
} as const satisfies Record<RegistrationView['step'], string | undefined>;

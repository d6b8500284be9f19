import type { FieldRule } from '@livery/api/contract/registration';
import { forgotEmailWith, selectForgotEmail } from '@livery/flows/forgot-email';
import { forgotMobileWith, selectForgotMobile } from '@livery/flows/forgot-mobile';
import { Tabs } from '@livery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../app/registration-rules-query.ts';
import { useServices } from '../../app/services.tsx';
import { forgotWays, useSiteSettings } from '../../app/site-settings.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { useHeld } from '../../app/use-held.ts';
import { nationalNumber } from '../../form/mobile-number.ts';
import { Stack } from '../../form/panel.styles.ts';
import { problemOf, required } from '../../form/rules.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { FormSkeleton, useMobileCountry } from '../entry/index.ts';
import type { EntranceLogin } from '../sign-in/index.ts';
import { type ForgotEmailField, ForgotEmailView } from './forgot-email-view.tsx';
import { type ForgotMobileField, ForgotMobileView } from './forgot-mobile-view.tsx';
import { forgotServices } from './forgot-services.ts';

type Way = 'mobile' | 'email';

/**
 * Both ways to a new password, in a page or a dialog; the way by mobile only where the platform has it on, and first then (spec §2).
 * What was typed on one stays while the other is looked at.
 *
 * @param props.login takes the answer on that signs in
 * @param props.onLogin leads to the login, for a member who signs in by hand
 * @param props.links below the forms
 */
export function ForgotPanel({
  login,
  onLogin,
  links,
}: {
  login: EntranceLogin;
  onLogin: () => void;
  links: ReactNode;
}) {
  const { t } = useTranslation();
  const { isPending, setting } = useSiteSettings();
  const open = forgotWays(setting);
  const [chosen, setChosen] = useState<string>();
  const byEmail = useForgotEmail();
  const byMobile = useForgotMobile({ login, onLogin });
  if (isPending) return <FormSkeleton fields={4} />;
  const forms: Record<Way, ReactNode> = {
    email: <ForgotEmailView {...byEmail} />,
    mobile: <ForgotMobileView {...byMobile} />,
  };
  return (
    <Stack>
      {open.length > 1 ? (
        <Tabs
          label={t('entry.forgot.tabs')}
          tabs={open.map((id) => ({ id, label: t(tabWords[id]), content: forms[id] }))}
          selected={chosen ?? open[0] ?? 'email'}
          onSelect={setChosen}
        />
      ) : (
        forms.email
      )}
      {links}
    </Stack>
  );
}

const tabWords = {
  mobile: 'entry.forgot.byMobile',
  email: 'entry.forgot.byEmail',
} as const satisfies Record<Way, string>;

/** The platform's rule for a field, as for registration; where it cannot be heard, the field has to hold something. */
function useRules(): (name: string) => FieldRule {
  const { client } = useServices();
  const { data } = useQuery(registerSettingsQuery(client));
  return (name) => ({ ...data?.[name], ...required });
}

function useForgotEmail() {
  const services = useServices();
  const rule = useRules();
  const flow = useFlow(() => forgotEmailWith(forgotServices(services)), {});
  const view = useView(flow, selectForgotEmail);
  const form = useLiveryForm<ForgotEmailField>({
    fields: {
      username: {
        rule: required,
        // Who joined by mobile has a number for a name (spec §3).
        check: (name) => (/^\d{6,15}$/.test(name) ? undefined : problemOf(rule('username'), name)),
      },
      email: { rule: { patternId: 'email', ...rule('email') }, kind: 'email' },
    },
    onSubmit: (values) => flow.send({ type: 'submit', values }),
  });
  return { view, form };
}

function useForgotMobile({ login, onLogin }: { login: EntranceLogin; onLogin: () => void }) {
  const services = useServices();
  const rule = useRules();
  const place = useMobileCountry();
  const flow = useFlow(() => forgotMobileWith(forgotServices(services)), {
    input: { now: services.client.serverNow },
    onDone: (output) => {
      if (output.result === 'signedIn') {
        const { answer, username } = output;
        login.enter({ answer, username, passwordless: false });
      } else onLogin();
    },
  });
  const view = useView(flow, selectForgotMobile);
  const form = useLiveryForm<ForgotMobileField>({
    fields: {
      mobileNum: {
        rule: { ...rule('mobileNum'), ...required },
        kind: 'phone',
        asSent: (typed) => nationalNumber(typed, place.country),
      },
      code: { rule: required, kind: 'code' },
      newPassword: { rule: rule('password'), kind: 'password' },
    },
    onSubmit: ({ mobileNum, code, newPassword }) => {
      const number = { countryDialingCode: place.country.dialingCode, mobileNo: mobileNum };
      flow.send({ type: 'submit', values: { number, code, newPassword } });
    },
  });

  useHeld(!view.canCancel);

  return {
    view,
    form,
    place,
    onRetry: () => flow.send({ type: 'retry' }),
    onLeave: () => flow.send({ type: 'cancel' }),
  };
}

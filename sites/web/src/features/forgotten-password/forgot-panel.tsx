import type { FieldRule } from '@livery/api/contract/registration';
import { forgotEmailWith, selectForgotEmail } from '@livery/flows/forgot-email';
import {
  type ForgotMobileOutput,
  forgotMobileWith,
  selectForgotMobile,
} from '@livery/flows/forgot-mobile';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Tabs } from '@livery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../app/registration-rules-query.ts';
import { useServices } from '../../app/services.tsx';
import { forgotWays, useSiteSettings } from '../../app/site-settings.ts';
import { nationalNumber } from '../../form/mobile-number.ts';
import { Stack } from '../../form/panel.styles.ts';
import { problemOf, required } from '../../form/rules.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { useMobileCountry } from '../entry/use-mobile-country.ts';
import type { EntranceLogin } from '../sign-in/login/use-entrance.ts';
import { type ForgotEmailField, ForgotEmailView } from './forgot-email-view.tsx';
import { type ForgotMobileField, ForgotMobileView } from './forgot-mobile-view.tsx';
import { forgotServices } from './forgot-services.ts';

type Way = 'mobile' | 'email';

/**
 * Both ways to a new password, in a page or a dialog; the way by mobile only where the platform has it on, and first then (spec §2).
 * What was typed on one stays while the other is looked at.
 *
 * @param login takes the answer on that signs in
 * @param onLogin leads to the login, for a member who signs in by hand
 * @param ways below the forms
 * @param onHold whether this may not be left now, as the platform is setting the password
 */
export function ForgotPanel({
  login,
  onLogin,
  ways,
  onHold = () => undefined,
}: {
  login: EntranceLogin;
  onLogin: () => void;
  ways: ReactNode;
  onHold?: (held: boolean) => void;
}) {
  const { t } = useTranslation();
  const { isPending, setting } = useSiteSettings();
  const open = forgotWays(setting);
  const [chosen, setChosen] = useState<string>();
  const byEmail = useForgotEmail();
  const byMobile = useForgotMobile({ login, onLogin, onHold });
  if (isPending) {
    return (
      <SkeletonGroup label={t('entry.register.loading')}>
        <Stack>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </SkeletonGroup>
    );
  }
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
      {ways}
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
  const [machine] = useState(() => forgotEmailWith(forgotServices(services)));
  const flow = useActorRef(machine);
  const view = selectForgotEmail(useSelector(flow, (snapshot) => snapshot));
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

function useForgotMobile({
  login,
  onLogin,
  onHold,
}: {
  login: EntranceLogin;
  onLogin: () => void;
  onHold: (held: boolean) => void;
}) {
  const services = useServices();
  const rule = useRules();
  const place = useMobileCountry();
  const [machine] = useState(() => forgotMobileWith(forgotServices(services)));
  const flow = useActorRef(machine, { input: { now: services.client.serverNow } });
  const snapshot = useSelector(flow, (current) => current);
  const view = selectForgotMobile(snapshot);
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

  const ended = useEffectEvent((output: ForgotMobileOutput) => {
    if (output.result === 'signedIn') {
      const { answer, username } = output;
      login.enter({ answer, username, passwordless: false });
    } else onLogin();
  });
  const { output } = snapshot;
  useEffect(() => {
    if (output) ended(output);
  }, [output]);
  const held = !view.canCancel;
  const hold = useEffectEvent(onHold);
  useEffect(() => hold(held), [held]);

  return {
    view,
    form,
    place,
    onRetry: () => flow.send({ type: 'retry' }),
    onLeave: () => flow.send({ type: 'cancel' }),
  };
}

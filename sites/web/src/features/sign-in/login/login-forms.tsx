import { selectLogin } from '@livery/flows/login';
import { Tabs } from '@livery/ui/tabs';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useSiteSettings } from '../../../app/site-settings.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Stack } from '../../../form/panel.styles.ts';
import type { LoginMethod } from '../../entry/index.ts';
import { SocialButtons, type SocialStart } from '../social/social-buttons.tsx';
import { SocialPlace } from '../social/social-place.tsx';
import { answerFor, parseKept } from '../social/social-return.ts';
import { FreePlay } from './free-play.tsx';
import { LoginView } from './login-view.tsx';
import { SmsLoginView } from './sms-login-view.tsx';
import { useLoginForm } from './use-login-form.ts';
import type { LoginMethods } from './use-login-methods.ts';
import { useSmsLogin } from './use-sms-login.ts';

/**
 * The forms of a login with all that stands below them: what the site's settings have on, and nothing else (spec §2 "Login popup").
 *
 * @param props.social whether providers sign in here
 * @param props.freePlay whether a visitor can play without an account from here
 * @param props.children below the ways: where to go afterwards, other pages
 */
export function LoginForms({
  methods,
  social,
  freePlay,
  children,
}: {
  methods: LoginMethods;
  social: boolean;
  freePlay: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { storage } = useServices();
  const { setting } = useSiteSettings();
  const [started, setStarted] = useState<SocialStart | undefined>(() => {
    const kept = social ? parseKept(storage.keptInTab('socialSignIn')) : undefined;
    const url = answerFor(kept);
    return kept && url ? { provider: kept.provider, back: { url, kept } } : undefined;
  });
  const byName = useLoginForm(methods.byName);
  const bySms = useSmsLogin(methods);
  const { entered } = methods;
  const failure = useFailureWords(
    useSelector(entered, (snapshot) => snapshot && selectLogin(snapshot).failure),
  );
  if (started) {
    return (
      <SocialPlace
        start={started}
        goesTo={methods.vendorPath}
        onAnswer={(answer) => methods.enter(answer, 'social')}
        onLeave={() => setStarted(undefined)}
      />
    );
  }
  const forms: Record<LoginMethod, ReactNode> = {
    username: <LoginView {...byName} />,
    sms: <SmsLoginView {...bySms} />,
  };
  return (
    <Stack>
      <ActFailed>{failure}</ActFailed>
      {methods.forms.length > 1 ? (
        <Tabs
          label={t('ways.tabs')}
          tabs={methods.forms.map((id) => ({ id, label: t(tabWords[id]), content: forms[id] }))}
          selected={methods.form}
          onSelect={(id) => methods.choose(id === 'sms' ? 'sms' : 'username')}
        />
      ) : (
        forms.username
      )}
      {social && <SocialButtons onStart={setStarted} />}
      {freePlay && setting('FREEPLAY3') && (
        <FreePlay onAnswer={(answer) => methods.enter(answer, 'freePlay')} />
      )}
      {children}
    </Stack>
  );
}

const tabWords = {
  username: 'ways.byUsername',
  sms: 'ways.bySms',
} as const satisfies Record<LoginMethod, string>;

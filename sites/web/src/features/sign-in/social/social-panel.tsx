import type { KeptSocialSignIn } from '@livery/api/social';
import type { LoginAnswer } from '@livery/flows/login';
import { selectSocial, socialWith } from '@livery/flows/social';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../../app/services.tsx';
import { useFlow, useView } from '../../../app/use-flow.ts';
import {
  insideOf,
  invitationCode,
  keptInvitation,
  returnPath,
  wantedPath,
} from '../../session/index.ts';
import { openPopup } from './open-popup.ts';
import type { SocialStart } from './social-buttons.tsx';
import { awaitAnswer } from './social-return.ts';
import { socialServices } from './social-services.ts';
import { SocialView } from './social-view.tsx';

/** Milliseconds between two looks at whether the provider's window is still open. */
const lookEvery = 500;

/**
 * A sign-in through a provider (spec §4 "Social login"): the provider's window, or the page itself where the browser opens none; the wait
 * for its answer; age and terms of a new member.
 *
 * @param props.goesTo where the member has chosen to go afterwards; without it where the page's address says
 */
export function SocialPanel({
  start,
  goesTo,
  onAnswer,
  onLeave,
}: {
  start: SocialStart;
  goesTo?: string | undefined;
  onAnswer: (answer: LoginAnswer) => void;
  onLeave: () => void;
}) {
  const services = useServices();
  const { storage, session, leaveFor } = services;
  const router = useRouter();
  /** The page that goes to the provider forgets: this is what it would have led to. */
  const wanted = () => {
    const { location } = router.state;
    // The dialog of an ended session leads back to the page below it.
    if (session.state().kind === 'expired') return returnPath(insideOf(location));
    return goesTo ?? wantedPath(location.search);
  };
  const { provider } = start;
  const back = 'back' in start ? start.back : undefined;
  const popup = useRef('popup' in start ? start.popup : null);
  const [kept, setKept] = useState<KeptSocialSignIn>();
  const [affiliateCode] = useState(() => invitationCode(keptInvitation(storage)));
  const makeMachine = () =>
    socialWith(
      socialServices(services, (address, mine) => {
        setKept(mine);
        if (popup.current && !popup.current.closed) {
          popup.current.location.replace(address.href);
          return;
        }
        storage.keepInTab('socialSignIn', { ...mine, to: wanted() });
        leaveFor(address.href);
      }),
    );
  const flow = useFlow(makeMachine, {
    input: { provider, callback: back, affiliateCode },
    onDone: (output) => {
      if (output.result === 'signedIn') onAnswer(output.answer);
      else onLeave();
      if (popup.current && !popup.current.closed) popup.current.close();
    },
  });
  const view = useView(flow, selectSocial);
  const { step } = view;

  const begin = useEffectEvent(() => {
    if (back) storage.keepInTab('socialSignIn', undefined);
    else flow.send({ type: 'start' });
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (step !== 'awaiting' || !kept) return;
    const stop = awaitAnswer(kept.state, (url) => flow.send({ type: 'callback', url }));
    let gone = false;
    const looking = setInterval(() => {
      // A window that closes has told its answer just before: seen closed once, it may still be on its way.
      if (gone) flow.send({ type: 'windowClosed' });
      gone = popup.current?.closed ?? false;
    }, lookEvery);
    return () => {
      stop();
      clearInterval(looking);
    };
  }, [step, kept, flow]);

  return (
    <SocialView
      provider={provider}
      view={view}
      onStart={() => {
        if (popup.current && !popup.current.closed) popup.current.close();
        popup.current = openPopup();
        flow.send({ type: 'start' });
      }}
      onRetry={() => flow.send({ type: 'retry' })}
      onAgree={(agreement) => flow.send({ type: 'agree', agreement })}
      onLeave={() => flow.send({ type: 'cancel' })}
    />
  );
}

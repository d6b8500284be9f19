import { netPosition } from '@livery/api/contract/history';
import {
  type RealityCheckView,
  realityCheckWith,
  selectRealityCheck,
} from '@livery/flows/reality-check';
import { Button } from '@livery/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { protectionQuery } from '../../app/protection-query.ts';
import { type Services, useServices } from '../../app/services.tsx';
import { useFlow, useView } from '../../app/use-flow.ts';
import { LimitsPanel } from './limits-panel.tsx';
import type { PlayCover } from './play-cover.tsx';
import { whilePlaying } from './play-queries.ts';
import { accountOf } from './play-services.ts';
import { SessionStatement } from './session-statement.tsx';
import { timeUsedUp } from './time-used-up.ts';

/**
 * The member's own reality check (UKGC RTS 13B): at their interval play is covered until they have read how long they have played
 * and how they stand, and answered. A reload does not restart the interval. At their own time limit (`domain` B2 14) play ends.
 *
 * @param onLeave the member leaves the game
 * @param cover what shows it over what is played
 * @returns the question, while one is to be answered
 */
export function useRealityCheck(onLeave: () => void, cover: PlayCover) {
  const services = useServices();
  const { client } = services;
  const { data, isFetchedAfterMount } = useQuery({ ...protectionQuery(client), ...whilePlaying });
  const [play] = useState(() => playOf(services));
  const flow = useFlow(
    () =>
      realityCheckWith({
        loadPosition: async (_, signal) => {
          const { since, net } = await client.call(netPosition, {}, { signal });
          return { playedMs: client.serverNow() - since, net };
        },
      }),
    {
      input: { minutes: undefined, since: play.since, now: client.serverNow },
      onDone: onLeave,
    },
  );
  const minutes = data?.realityCheckMinutes;
  const isKnown = data !== undefined;
  const set = useEffectEvent(() => flow.send({ type: 'set', minutes }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check that was set to never, here or elsewhere, is as new as another interval.
  useEffect(() => {
    // The machine has not ended while the game is in the page.
    if (isKnown) set();
  }, [isKnown, minutes]);
  // Some of a limit may have come back since another page asked for it.
  const isTimeUp =
    isFetchedAfterMount && data !== undefined && timeUsedUp(data.limits) !== undefined;
  useEffect(() => {
    if (isTimeUp) flow.send({ type: 'timeUp' });
  }, [flow, isTimeUp]);
  useEffect(() => {
    const { unsubscribe } = flow.on('continued', ({ since }) => play.keep(since));
    return unsubscribe;
  }, [flow, play]);
  useEffect(() => {
    const shown = () => document.visibilityState === 'visible' && flow.send({ type: 'shown' });
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, [flow]);
  const view = useView(flow, selectRealityCheck);
  return view.step === 'check' || view.step === 'timeUp' ? (
    <Check
      view={view}
      cover={cover}
      onContinue={() => flow.send({ type: 'continue' })}
      onLeave={() => flow.send({ type: 'leave' })}
    />
  ) : undefined;
}

const playSchema = v.object({ account: v.string(), since: v.number() });

/** When this member's play in this tab began, or the last check was answered: milliseconds since 1970 by the platform's clock. */
function playOf({ storage, session, client }: Pick<Services, 'storage' | 'session' | 'client'>) {
  const account = accountOf(session);
  const keep = (since: number) => storage.keepInTab('play', { account, since });
  const found = v.safeParse(playSchema, storage.keptInTab('play'));
  if (found.success && found.output.account === account) return { since: found.output.since, keep };
  const since = client.serverNow();
  keep(since);
  return { since, keep };
}

function Check({
  view,
  cover: Cover,
  onContinue,
  onLeave,
}: {
  view: RealityCheckView;
  cover: PlayCover;
  onContinue: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const [elapsed] = useState(() => view.elapsedMs(client.serverNow()));
  const [asked, setAsked] = useState(false);
  const { step, position, failure, canContinue } = view;
  const actions = (
    <>
      {step === 'check' && (
        <Button onClick={onContinue} disabled={!canContinue}>
          {t('play.check.continue')}
        </Button>
      )}
      <Button onClick={onLeave}>{t('play.leave')}</Button>
      {/* To look is no answer: play stays covered. */}
      <Button variant="quiet" aria-expanded={asked} onClick={() => setAsked((before) => !before)}>
        {t(asked ? 'play.check.hide' : 'play.check.history')}
      </Button>
    </>
  );
  const history = asked && <SessionStatement />;
  return step === 'timeUp' ? (
    <Cover
      title={t('play.timeUp.title')}
      text={t('play.timeUp.text')}
      actions={actions}
      history={history}
    >
      <LimitsPanel reached isSaid />
    </Cover>
  ) : (
    <Cover
      title={t('play.check.title', { time: format.countdown(position?.playedMs ?? elapsed) })}
      text={
        position
          ? t('play.check.net', { net: format.money(position.net, { sign: 'always' }) })
          : t(failure ? 'play.check.unread' : 'play.check.reading')
      }
      actions={actions}
      history={history}
    />
  );
}

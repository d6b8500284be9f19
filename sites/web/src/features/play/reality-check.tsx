import { netPosition } from '@livery/api/contract/history';
import { realityCheckWith, selectRealityCheck } from '@livery/flows/reality-check';
import { Button } from '@livery/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { protectionQuery } from '../../app/protection-query.ts';
import { type Services, useServices } from '../../app/services.tsx';
import { useFlow, useView } from '../../app/use-flow.ts';
import { Answers, Question } from './game-table.styles.ts';
import { SessionStatement } from './session-statement.tsx';

/**
 * The member's own reality check (UKGC RTS 13B): at their interval the game is covered until they have read how long they have played
 * and how they stand, and answered. A reload does not restart the interval.
 *
 * @param onLeave the member leaves the game
 * @returns the question, while one is to be answered
 */
export function useRealityCheck(onLeave: () => void) {
  const services = useServices();
  const { client } = services;
  const { data } = useQuery(protectionQuery(client));
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
  const set = useEffectEvent(() => flow.send({ type: 'set', minutes }));
  useEffect(() => {
    // The machine has not ended while the game is in the page.
    if (minutes !== undefined) set();
  }, [minutes]);
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
  return view.step === 'check' ? (
    <Check
      view={view}
      onContinue={() => flow.send({ type: 'continue' })}
      onLeave={() => flow.send({ type: 'leave' })}
    />
  ) : undefined;
}

const playSchema = v.object({ account: v.string(), since: v.number() });

/** When this member's play in this tab began, or the last check was answered: milliseconds since 1970 by the platform's clock. */
function playOf({ storage, session, client }: Pick<Services, 'storage' | 'session' | 'client'>) {
  const state = session.state();
  const account = state.kind === 'member' ? (state.record.account ?? '') : '';
  const keep = (since: number) => storage.keepInTab('play', { account, since });
  const found = v.safeParse(playSchema, storage.keptInTab('play'));
  if (found.success && found.output.account === account) return { since: found.output.since, keep };
  const since = client.serverNow();
  keep(since);
  return { since, keep };
}

function Check({
  view,
  onContinue,
  onLeave,
}: {
  view: ReturnType<typeof selectRealityCheck>;
  onContinue: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const [elapsed] = useState(() => view.elapsedMs(client.serverNow()));
  const [asked, setAsked] = useState(false);
  const { position, failure, canContinue } = view;
  return (
    <Question role="alertdialog" aria-labelledby="reality-check">
      <strong id="reality-check">
        {t('play.check.title', { time: format.countdown(position?.playedMs ?? elapsed) })}
      </strong>
      <p role="status">
        {position
          ? t('play.check.net', { net: format.money(position.net, { sign: 'always' }) })
          : t(failure ? 'play.check.unread' : 'play.check.reading')}
      </p>
      <Answers>
        <Button onClick={onContinue} disabled={!canContinue}>
          {t('play.check.continue')}
        </Button>
        <Button onClick={onLeave}>{t('play.leave')}</Button>
        {/* To look is no answer: the game stays covered. */}
        <Button variant="quiet" aria-expanded={asked} onClick={() => setAsked((before) => !before)}>
          {t(asked ? 'play.check.hide' : 'play.check.history')}
        </Button>
      </Answers>
      {asked && <SessionStatement />}
    </Question>
  );
}

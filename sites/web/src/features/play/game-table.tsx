import type { LaunchObject } from '@livery/api/contract/launch';
import type { ActRef } from '@livery/flows/act';
import { type GameLaunchView, gameLaunchWith, selectGameLaunch } from '@livery/flows/game-launch';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { GameFrame } from '@livery/ui/game-frame';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from '../../app/failure-words.ts';
import { isOnBreak } from '../../app/on-break.ts';
import { useServices } from '../../app/services.tsx';
import { newKey, useActs, useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { Answers, Question, Table, Turn } from './game-table.styles.ts';
import { FrameCover } from './play-cover.tsx';
import { launchServices } from './play-services.ts';
import { useRealityCheck } from './reality-check.tsx';
import { SessionFacts } from './session-facts.tsx';
import { panelOf, type SessionPanel } from './session-panel.ts';
import { useGameTalk } from './use-game-talk.ts';
import { useKnownGame } from './use-known-game.ts';

/** Milliseconds of loading after which the page says that this takes long. */
const slowMs = 8000;

/**
 * A game in its frame, with the member's session above it (spec §2, §6; decision 38): opened, played, left and resumed, one game at a
 * time. A stake whose answer was lost is asked for again under the same key, never taken twice.
 *
 * @param props.onLeave the game is closed, or was not opened
 */
export function GameTable(props: GameTableProps) {
  const [attempt, setAttempt] = useState(0);
  return <Launched key={attempt} {...props} onAgain={() => setAttempt((count) => count + 1)} />;
}

interface GameTableProps {
  readonly game: LaunchObject;
  readonly onLeave: () => void;
}

function Launched({ game, onLeave, onAgain }: GameTableProps & { onAgain: () => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const { language } = services;
  const flow = useFlow(() => gameLaunchWith(launchServices(services)), {
    input: { newKey, member: 'member', game },
    onDone: onLeave,
  });
  const view = useView(flow, selectGameLaunch);
  // A round that is gone on with is of another game than the address names.
  const { name, rules } = useKnownGame(view.game);
  const { step } = view;
  const acts = useActs();
  const frame = useRef<HTMLIFrameElement>(null);
  const [lastRefusal, setRefused] = useState<FlowFailure>();
  const close = () => flow.send({ type: view.canLeave ? 'leave' : 'close' });
  const [panel, setPanel] = useState<SessionPanel>();
  const talk = useGameTalk({
    frame,
    launch: view.frame,
    acts,
    onReady: () => flow.send({ type: 'frameReady' }),
    onFailed: setRefused,
    onClosed: () => flow.send({ type: 'close' }),
    onRefused: (failure, stake) => setPanel(panelOf(failure, stake) ?? panel),
  });
  const lost = useUnanswered(acts.act);
  const check = useRealityCheck(() => flow.send({ type: 'close' }), FrameCover);
  const slow = useSlow(step === 'launching' || step === 'opening');
  // A game that is being closed is not refused any more.
  const refused = step === 'closing' ? undefined : lastRefusal;
  const failure = refused ?? view.failure;
  return (
    <Table>
      <GameFrame
        title={name.text}
        {...(name.lang.lang === undefined ? {} : { titleLang: name.lang.lang })}
        src={view.frame?.url ?? null}
        state={refused ? 'failed' : stateOf(step, lost || check !== undefined, slow)}
        onExit={close}
        frameRef={frame}
        session={
          <SessionFacts
            vassalage={talk.game?.vassalage ?? view.game.vassalage ?? view.game.vendor}
            rules={rules}
            panel={panel}
            onPanel={setPanel}
            onMoved={() => void talk.tellBalance()}
          />
        }
        labels={{
          exit: t('play.exit'),
          enterFullscreen: t('play.enterFullscreen'),
          leaveFullscreen: t('play.leaveFullscreen'),
          loading: step === 'closing' ? t('play.closing') : t('play.loading'),
          slow: t('play.slow'),
        }}
      >
        {lost && acts.act ? (
          <Unanswered act={acts.act} />
        ) : check && step === 'playing' ? (
          check
        ) : refused || step === 'failed' ? (
          <Failed
            failure={failure}
            onAgain={refused ? onAgain : () => flow.send({ type: 'retry' })}
            onLeave={close}
          />
        ) : view.other ? (
          <Other
            name={view.other.name}
            lang={foreignLang(view.other.language, language.code)}
            view={view}
            onResume={() => flow.send({ type: 'resume' })}
            onCloseOther={() => flow.send({ type: 'closeOther' })}
            onLeave={close}
          />
        ) : view.act || step === 'closing' ? (
          <Closing act={view.act} />
        ) : null}
      </GameFrame>
      <Turn>{t('play.turn')}</Turn>
    </Table>
  );
}

/** What the frame shows of a step of the flow. */
function stateOf(step: GameLaunchView['step'], held: boolean, slow: boolean) {
  switch (step) {
    case 'playing':
      return held ? 'held' : 'playing';
    case 'failed':
      return 'failed';
    case 'roundOpen':
    case 'gameOpen':
    case 'closing':
    case 'closingOther':
    case 'ended':
      return 'closed';
    default:
      return slow ? 'slow' : 'loading';
  }
}

/** Whether a wait has become a long one. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}

/** A stake, or a game's end, whose answer was lost. */
function Unanswered({ act }: { act: ActRef }) {
  const { t } = useTranslation();
  return (
    <Question role="alert">
      <strong>{t('play.unanswered.title')}</strong>
      <p>{t('play.unanswered.text')}</p>
      <Answers>
        <Button variant="primary" onClick={() => act.send({ type: 'again' })}>
          {t('play.unanswered.again')}
        </Button>
        <Button onClick={() => act.send({ type: 'leave' })}>{t('play.leave')}</Button>
      </Answers>
    </Question>
  );
}

function Closing({ act }: { act: ActRef | undefined }) {
  const { t } = useTranslation();
  const lost = useUnanswered(act);
  if (lost && act) return <Unanswered act={act} />;
  return <Question role="status">{t('play.closing')}</Question>;
}

function Failed({
  failure,
  onAgain,
  onLeave,
}: {
  failure: FlowFailure | undefined;
  onAgain: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const words = useFailureWords(failure);
  // Open when the list was read, and closed since.
  const isClosed = failure?.kind === 'refused' && failure.code === 'NOT_AVAILABLE';
  return (
    <Question>
      <ErrorState
        title={t('play.failed')}
        description={isClosed ? t('play.maintenance') : (words ?? t('play.failedText'))}
        {...(isOnBreak(failure) ? {} : { retryLabel: t('common.retry'), onRetry: onAgain })}
      />
      <Answers>
        <Button onClick={onLeave}>{t('play.leave')}</Button>
      </Answers>
    </Question>
  );
}

/** Another game is in the way: it is gone on with, or closed where no round of it is open. */
function Other({
  name,
  lang,
  view: { step, round },
  onResume,
  onCloseOther,
  onLeave,
}: {
  name: string;
  lang: { lang?: string };
  view: GameLaunchView;
  onResume: () => void;
  onCloseOther: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  return (
    <Question role="alert">
      <strong {...lang}>
        {round ? t('play.roundOpen.title', { name }) : t('play.gameOpen.title', { name })}
      </strong>
      <p>
        {round
          ? t('play.roundOpen.text', { stake: format.money(round.stake) })
          : t('play.gameOpen.text')}
      </p>
      <Answers>
        <Button variant="primary" onClick={onResume}>
          {round ? t('play.roundOpen.resume') : t('play.gameOpen.resume')}
        </Button>
        {step === 'gameOpen' && <Button onClick={onCloseOther}>{t('play.gameOpen.close')}</Button>}
        <Button onClick={onLeave}>{t('play.leave')}</Button>
      </Answers>
    </Question>
  );
}

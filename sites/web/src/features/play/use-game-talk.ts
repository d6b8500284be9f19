import { failureOf, type ValueOf } from '@livery/api';
import {
  type GameMessage,
  gameMessageSchema,
  type PageMessage,
} from '@livery/api/contract/game-messages';
import { enterGame, type Launch, type OpenGame, openRound } from '@livery/api/contract/launch';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type FlowFailure, failureWords } from '../../app/failure-words.ts';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import type { Acts } from '../../app/use-acts.ts';
import { isBalanceHidden, useBalanceHidden } from '../../app/use-balance-hidden.ts';
import { stakeWalletIn, walletsQuery } from '../wallets/index.ts';
import { gameThemeOf, watchGameTheme } from './game-theme.ts';
import { roundTalk, shownRound, type UnderWay } from './round-talk.ts';
import { sportsTalk } from './sports-talk.ts';

type Entered = ValueOf<typeof enterGame>;
type Said<Type extends GameMessage['type']> = Extract<GameMessage, { type: Type }>;

interface Talk {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly launch: Launch | undefined;
  readonly acts: Acts;
  readonly onReady: () => void;
  /** The platform did not let the game in. */
  readonly onFailed: (failure: FlowFailure) => void;
  readonly onClosed: () => void;
  /** A stake was not taken; `stake` is in major units. */
  readonly onRefused: (failure: FlowFailure, stake: string) => void;
}

/**
 * Speaks with the game in a frame (`game-messages.ts`): hands it what it may show, and does for it what moves money. Heard is only the
 * window of this very game; what does not parse is dropped, and so is whatever it says out of turn.
 *
 * @returns the game that was let in, and a way to tell it what can be staked now
 */
export function useGameTalk({
  frame,
  launch,
  acts,
  onReady,
  onFailed,
  onClosed,
  onRefused,
}: Talk): { readonly game: OpenGame | undefined; readonly tellBalance: () => Promise<void> } {
  const { client, format, session, site, storage } = useServices();
  const cache = useQueryClient();
  const { t } = useTranslation();
  const [opened, setOpened] = useState<OpenGame>();
  const [isHidden] = useBalanceHidden();
  /** A balance that the member hides does not enter the frame. Read when it is told, not when it was asked for. */
  const shownBalance = (balance: string) => (isBalanceHidden(storage) ? undefined : balance);
  const sayBalance = (balance: string) =>
    tell({ from: 'livery-page', type: 'balance', balance: shownBalance(balance) });

  const tell = (message: PageMessage) =>
    // A sandboxed frame has no origin that could be named; it is this very window.
    frame.current?.contentWindow?.postMessage(message, '*');
  const wordsOf = (failure: FlowFailure) => {
    const words = failureWords(failure);
    return 'text' in words ? words.text : t(words.id, { ...words.params });
  };
  /** Balance and position in the page are those after the round. */
  const refreshMoney = () => void cache.invalidateQueries({ queryKey: memberKey });

  const underWay = useRef<UnderWay>({});
  /** A ticket is good once: a game that reloads itself is let in by the answer that it had. */
  const letIn = useRef<{ readonly launchId: string; readonly entered: Promise<Entered> }>(
    undefined,
  );

  async function enter({ ticket }: Said<'ready'>, launchId: string) {
    try {
      const before = letIn.current?.launchId === launchId ? letIn.current.entered : undefined;
      const entered = before ?? client.call(enterGame, { ticket });
      letIn.current = { launchId, entered };
      const { game, stakes, minStake, maxStake, bets, pays, history, ...then } = await entered;
      setOpened(game);
      const { round, balance: left } = before ? await standing(game, launchId) : then;
      underWay.current.told = round?.reference;
      if (!frame.current) return;
      tell({
        from: 'livery-page',
        type: 'opened',
        name: game.name,
        theme: gameThemeOf(frame.current),
        stakes,
        minStake,
        maxStake,
        bets,
        pays,
        history,
        balance: shownBalance(left),
        locale: format.locale,
        currency: { code: site.merchant.currency.code, symbol: format.currencySymbol },
        round: round && shownRound(round),
      });
      onReady();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      onFailed(failure);
    }
  }

  /** What may have changed since a game was let in. */
  async function standing(
    game: OpenGame,
    launchId: string,
  ): Promise<Pick<Entered, 'round' | 'balance'>> {
    const [{ round }, left] = await Promise.all([client.call(openRound, {}), stakeable(game)]);
    // Another game may have been opened in another window meanwhile.
    return { round: round?.launchId === launchId ? round : undefined, balance: left };
  }

  /** What can be staked in a game, as the platform says now. */
  async function stakeable({ vassalage }: Pick<OpenGame, 'vassalage'>): Promise<string> {
    const wallets = await cache.fetchQuery({ ...walletsQuery(client), staleTime: 0 });
    return stakeWalletIn(wallets, vassalage)?.held ?? '0';
  }

  async function tellBalance() {
    const game = (await letIn.current?.entered.catch(() => undefined))?.game;
    if (!game) return;
    try {
      sayBalance(await stakeable(game));
    } catch {
      // The game asks again; meanwhile it marks what it shows as out of date.
    }
  }

  const turnBalance = useEffectEvent((hidden: boolean) => {
    if (!letIn.current) return;
    // Hidden at once, also where the platform does not answer.
    if (hidden) tell({ from: 'livery-page', type: 'balance' });
    else void tellBalance();
  });
  useEffect(() => turnBalance(isHidden), [isHidden]);

  const rounds = roundTalk({
    client,
    acts,
    underWay: underWay.current,
    tell,
    wordsOf,
    shownBalance,
    tellBalance: () => void tellBalance(),
    onMoved: refreshMoney,
    onRefused,
    onClosed,
  });

  async function slips(message: Parameters<typeof sports.hear>[0], launchId: string) {
    // Slips are of a game that was let in.
    if (letIn.current?.launchId !== launchId) return;
    const game = (await letIn.current.entered.catch(() => undefined))?.game;
    if (!game) return;
    sports.hear(message, { launchId, vassalage: game.vassalage });
  }
  const sports = sportsTalk({
    client,
    session,
    storage,
    acts,
    tell,
    wordsOf,
    sayBalance,
    onMoved: refreshMoney,
    onRefused,
    onClosed,
  });

  const hear = useEffectEvent((event: MessageEvent) => {
    if (!launch || !frame.current || event.source !== frame.current.contentWindow) return;
    const found = v.safeParse(gameMessageSchema, event.data);
    if (!found.success) return;
    const message = found.output;
    switch (message.type) {
      case 'ready':
        return void enter(message, launch.launchId);
      case 'balanceAsked':
        return void tellBalance();
      case 'roundStarted':
        return rounds.play(message, launch.launchId);
      case 'roundEnded':
        return rounds.end(message);
      case 'sportsAsked':
      case 'slipSent':
      case 'slipChoice':
      case 'slipLines':
        return void slips(message, launch.launchId);
      case 'closed':
        return onClosed();
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const dress = useEffectEvent(() => {
    if (frame.current) {
      tell({ from: 'livery-page', type: 'theme', theme: gameThemeOf(frame.current) });
    }
  });
  useEffect(() => watchGameTheme(() => dress()), []);

  return { game: launch && opened, tellBalance };
}

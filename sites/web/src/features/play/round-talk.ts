import type { GameMessage, PageMessage } from '@livery/api/contract/game-messages';
import type { Round } from '@livery/api/contract/launch';
import type { FlowFailure } from '../../app/failure-words.ts';
import type { Services } from '../../app/services.tsx';
import type { Acts } from '../../app/use-acts.ts';
import { roundServices } from './play-services.ts';

type Said<Type extends GameMessage['type']> = Extract<GameMessage, { type: Type }>;

/** What a game is told of and has not ended, and what waits for the platform's answer. It outlives the drawing of the page. */
export interface UnderWay {
  /** Reference of the round that this game shows. */
  told?: string | undefined;
  /** The platform has not answered the end of a round. */
  isEnding?: boolean;
  /** What was pressed while a round ends. */
  next?: (() => void) | undefined;
  /** The end of what was shown while its stake waits for an answer: the game has loaded itself anew. */
  end?: (() => void) | undefined;
}

interface Talk extends Pick<Services, 'client'> {
  readonly acts: Pick<Acts, 'run'>;
  readonly underWay: UnderWay;
  readonly tell: (message: PageMessage) => void;
  readonly wordsOf: (failure: FlowFailure) => string;
  /** A balance as the member lets it be seen. */
  readonly shownBalance: (balance: string) => string | undefined;
  readonly tellBalance: () => void;
  /** The member's money has moved. */
  readonly onMoved: () => void;
  /** A stake was not taken; `stake` is in major units. */
  readonly onRefused: (failure: FlowFailure, stake: string) => void;
  /** Nobody knows what became of a round, and the member has left it. */
  readonly onClosed: () => void;
}

/**
 * What the page does for a game of rounds: takes a stake, and ends what was shown. A game can be pressed as soon as it has shown a round,
 * which may be before the platform has ended it: the next round then waits for that.
 */
export function roundTalk({
  client,
  acts,
  underWay,
  tell,
  wordsOf,
  shownBalance,
  tellBalance,
  onMoved,
  onRefused,
  onClosed,
}: Talk) {
  const services = roundServices({ client });
  const sayRefused = (failure: FlowFailure) =>
    tell({ from: 'livery-page', type: 'refused', message: wordsOf(failure) });

  function play({ stake, pick }: Said<'roundStarted'>, launchId: string): void {
    acts.run(services.play, { launchId, stake, pick }, (output) => {
      const { end } = underWay;
      underWay.end = undefined;
      onMoved();
      if (output.result === 'unknown') return onClosed();
      if (output.result === 'done') {
        const { round, balance } = output.value;
        const left = shownBalance(balance);
        underWay.told = round.reference;
        tell({ from: 'livery-page', type: 'round', round: shownRound(round), balance: left });
      } else {
        sayRefused(output.failure);
        onRefused(output.failure, stake);
      }
      end?.();
    });
  }

  function end(message: Said<'roundEnded'>): void {
    const { reference } = message;
    // A round of another game, or one that has ended, is not this game's to end.
    if (reference !== underWay.told || underWay.isEnding) return;
    underWay.isEnding = acts.run(services.end, { reference }, (output) => {
      const { next } = underWay;
      underWay.isEnding = false;
      underWay.next = undefined;
      onMoved();
      if (output.result === 'unknown') return onClosed();
      if (output.result === 'done') {
        underWay.told = undefined;
        const balance = shownBalance(output.value.balance);
        tell({ from: 'livery-page', type: 'balance', balance });
        next?.();
      } else {
        // A press that waited goes with the round before it: the game is free for another one.
        sayRefused(output.failure);
        tellBalance();
      }
    });
    if (!underWay.isEnding) underWay.end = () => end(message);
  }

  return {
    play(message: Said<'roundStarted'>, launchId: string): void {
      const start = () => play(message, launchId);
      if (underWay.isEnding) underWay.next = start;
      else start();
    },
    end,
  };
}

/** A round as a game needs it to show it. */
export const shownRound = ({ reference, stake, win, pick, signs }: Round) => ({
  reference,
  stake,
  win,
  pick,
  signs,
});

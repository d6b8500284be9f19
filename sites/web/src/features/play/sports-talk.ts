import { failureOf } from '@livery/api';
import type { GameMessage, PageMessage } from '@livery/api/contract/game-messages';
import { sportsBets, sportsEvents } from '@livery/api/contract/sports';
import { keptLinesSchema, slipChoiceSchema } from '@livery/api/contract/sports-messages';
import * as v from 'valibot';
import type { FlowFailure } from '../../app/failure-words.ts';
import type { Services } from '../../app/services.tsx';
import type { Acts } from '../../app/use-acts.ts';
import { accountOf, slipService } from './play-services.ts';

type Said<Type extends GameMessage['type']> = Extract<GameMessage, { type: Type }>;
type SportsMessage = Said<'sportsAsked' | 'slipSent' | 'slipChoice' | 'slipLines'>;

/** The member's last bets that a game of slips shows; all of them are in the betting history. */
const shownBets = 50;

const keptSlipSchema = v.object({
  account: v.string(),
  vassalage: v.string(),
  lines: keptLinesSchema,
});

interface Talk extends Pick<Services, 'client' | 'session' | 'storage'> {
  readonly acts: Acts;
  readonly tell: (message: PageMessage) => void;
  readonly wordsOf: (failure: FlowFailure) => string;
  readonly sayBalance: (balance: string) => void;
  /** The member's money has moved. */
  readonly onMoved: () => void;
  /** A slip was not taken; `total` is in major units. */
  readonly onRefused: (failure: FlowFailure, total: string) => void;
  /** Nobody knows what became of a slip, and the member has left it. */
  readonly onClosed: () => void;
}

/** What the page does for a game of slips on matches: hands it matches and bets, places its slips, keeps what the member chose. */
export function sportsTalk({
  client,
  session,
  storage,
  acts,
  tell,
  wordsOf,
  sayBalance,
  onMoved,
  onRefused,
  onClosed,
}: Talk) {
  /** What is in a slip that is not sent: of this member and vendor, and no longer than the tab. */
  function keptLines(vassalage: string) {
    const found = v.safeParse(keptSlipSchema, storage.keptInTab('sportsSlip'));
    if (!found.success) return undefined;
    const { account, lines, ...kept } = found.output;
    return account === accountOf(session) && kept.vassalage === vassalage ? lines : undefined;
  }

  async function board(vassalage: string) {
    try {
      const [found, { list: bets }] = await Promise.all([
        client.call(sportsEvents, { vassalage }),
        client.call(sportsBets, { vassalage, pageSize: shownBets }),
      ]);
      const kept = v.safeParse(slipChoiceSchema, storage.kept('slipChoice'));
      const choice = kept.success ? kept.output : undefined;
      const lines = keptLines(vassalage);
      tell({ from: 'livery-page', type: 'sports', board: found, bets, choice, lines });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      tell({ from: 'livery-page', type: 'sportsFailed', message: wordsOf(failure) });
    }
  }

  return {
    hear(message: SportsMessage, { launchId, vassalage }: { launchId: string; vassalage: string }) {
      switch (message.type) {
        case 'sportsAsked':
          void board(vassalage);
          break;
        case 'slipChoice':
          storage.keep('slipChoice', message.choice);
          break;
        case 'slipLines': {
          const { lines } = message;
          storage.keepInTab('sportsSlip', { account: accountOf(session), vassalage, lines });
          break;
        }
        case 'slipSent': {
          const { accept, bets, total } = message;
          acts.run(slipService({ client }), { launchId, accept, bets, total }, (output) => {
            onMoved();
            if (output.result === 'done') {
              const { value } = output;
              const isPlaced = value.result === 'placed';
              const answer = isPlaced ? { result: value.result, bets: value.bets } : value;
              tell({ from: 'livery-page', type: 'slip', answer });
              if (isPlaced) sayBalance(value.balance);
            } else if (output.result === 'refused') {
              tell({ from: 'livery-page', type: 'refused', message: wordsOf(output.failure) });
              onRefused(output.failure, total);
            } else onClosed();
          });
        }
      }
    },
  };
}

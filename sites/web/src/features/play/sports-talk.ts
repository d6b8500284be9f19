import { failureOf } from '@livery/api';
import type { GameMessage, PageMessage } from '@livery/api/contract/game-messages';
import { sportsBet, sportsBets, sportsEvents } from '@livery/api/contract/sports';
import { keptLinesSchema, slipChoiceSchema } from '@livery/api/contract/sports-messages';
import * as v from 'valibot';
import type { FlowFailure } from '../../app/failure-words.ts';
import type { Services } from '../../app/services.tsx';
import { type Acts, newKey } from '../../app/use-acts.ts';
import { accountOf, slipService } from './play-services.ts';

type Said<Type extends GameMessage['type']> = Extract<GameMessage, { type: Type }>;
type SportsMessage = Said<'sportsAsked' | 'slipSent' | 'slipChoice' | 'slipLines'>;

/** The member's last bets that a game of slips shows; all of them are in the betting history. */
const shownBets = 50;

const keptSlipSchema = v.object({
  account: v.string(),
  vassalage: v.string(),
  lines: keptLinesSchema,
  /** What was sent of it and its key, until the platform has answered. */
  sent: v.optional(v.object({ key: v.string(), request: sportsBet.request })),
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
  /** What is in a slip: of this member and vendor, and no longer than the tab. */
  function keptSlip(vassalage: string) {
    const found = v.safeParse(keptSlipSchema, storage.keptInTab('sportsSlip'));
    if (!found.success) return undefined;
    const { account, ...kept } = found.output;
    return account === accountOf(session) && kept.vassalage === vassalage ? kept : undefined;
  }

  function keep(slip: Omit<v.InferOutput<typeof keptSlipSchema>, 'account'>): void {
    storage.keepInTab('sportsSlip', { account: accountOf(session), ...slip });
  }

  /** A slip that was left before its answer is asked about, so that it is never placed twice; then the board. */
  function resume(vassalage: string): void {
    const { lines = [], sent } = keptSlip(vassalage) ?? {};
    const begun =
      sent !== undefined &&
      acts.run(
        slipService({ client }),
        sent.request,
        (output) => {
          if (output.result === 'unknown') return onClosed();
          const isPlaced = output.result === 'done' && output.value.result === 'placed';
          keep({ vassalage, lines: isPlaced ? [] : lines });
          onMoved();
          void board(vassalage);
        },
        sent.key,
      );
    if (!begun) void board(vassalage);
  }

  async function board(vassalage: string) {
    try {
      const [found, { list: bets }] = await Promise.all([
        client.call(sportsEvents, { vassalage }),
        client.call(sportsBets, { vassalage, pageSize: shownBets }),
      ]);
      const kept = v.safeParse(slipChoiceSchema, storage.kept('slipChoice'));
      const choice = kept.success ? kept.output : undefined;
      const lines = keptSlip(vassalage)?.lines;
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
          resume(vassalage);
          break;
        case 'slipChoice':
          storage.keep('slipChoice', message.choice);
          break;
        case 'slipLines': {
          // A price may move while the slip is on its way.
          const { sent } = keptSlip(vassalage) ?? {};
          keep({ vassalage, lines: message.lines, sent });
          break;
        }
        case 'slipSent': {
          const { accept, bets, total } = message;
          const { lines = [] } = keptSlip(vassalage) ?? {};
          const request = { launchId, accept, bets, total };
          const key = newKey();
          const begun = acts.run(
            slipService({ client }),
            request,
            (output) => {
              onMoved();
              if (output.result === 'unknown') return onClosed();
              const isPlaced = output.result === 'done' && output.value.result === 'placed';
              keep({ vassalage, lines: isPlaced ? [] : lines });
              if (output.result === 'done') {
                const { value } = output;
                const answer =
                  value.result === 'placed' ? { result: value.result, bets: value.bets } : value;
                tell({ from: 'livery-page', type: 'slip', answer });
                if (value.result === 'placed') sayBalance(value.balance);
              } else {
                tell({ from: 'livery-page', type: 'refused', message: wordsOf(output.failure) });
                onRefused(output.failure, total);
              }
            },
            key,
          );
          if (begun) keep({ vassalage, lines, sent: { key, request } });
        }
      }
    },
  };
}

import { type LotteryDefinition, tableOf } from '../lottery/games.ts';
import type { BetKind } from './bet-kind.ts';
import { digitBetsOf, pairBets } from './digit-bets.ts';
import { diceBets, kenoBets, raceBets } from './item-bets.ts';

/** The bets that a lottery takes: they follow from how its result is written, and from its table of prizes. */
export function betsOf(game: LotteryDefinition): readonly BetKind[] {
  const { form } = game;
  switch (form.kind) {
    case 'digits':
      return digitBetsOf(tableOf(game));
    case 'pair':
      return pairBets;
    case 'dice':
      return diceBets;
    case 'numbers':
      // In the order of drawing it is a race, sorted it is keno.
      return form.ordered ? kenoBets(form.count, form.of) : raceBets(form.of);
  }
}

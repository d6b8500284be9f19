import {
  endMembership,
  type GameList,
  type GameListState,
  isOfMember,
} from '@livery/flows/game-list';
import { useRouter } from '@tanstack/react-router';
import { useHref } from '../../../app/addresses.ts';
import { useOwnLocation } from '../../../app/own-location.ts';
import { guardAction, useHolder } from '../../session/index.ts';
import { searchOf, stateOf } from './hall-address.ts';
import { type Hall, hallOf } from './halls.ts';

/** The hall of the address, what of it is shown, and the ways to another. The address is where all of it is kept. */
export interface ShownHall {
  readonly hall: Hall;
  readonly state: GameListState;
  /** Signed in, and not with a trial account: such a visitor has lists of their own (spec §4, §6). */
  readonly isMember: boolean;
  /** The address of a hall in a state. */
  readonly hrefOf: (hall: Hall, state?: GameListState) => string;
  /** Shows another state of the same hall; the same one changes nothing, and asks for nothing (spec §5). */
  readonly show: (state: GameListState) => void;
  /** Which lists this visitor can choose from. */
  readonly offers: (list: GameList) => boolean;
}

/** See {@link ShownHall}. */
export function useHall(): ShownHall {
  const router = useRouter();
  const href = useHref();
  const { pathname, search } = useOwnLocation();
  const isMember = guardAction(useHolder()) === 'go';
  const hall = hallOf(pathname, search.page);
  const wanted = stateOf(hall, search);
  const state = isMember ? wanted : endMembership(wanted);
  const to = (target: Hall, next: GameListState) => ({
    to: target.path,
    search: searchOf(target, next),
  });
  return {
    hall,
    state,
    isMember,
    hrefOf: (target, next) => href(to(target, next ?? stateOf(target, {}))),
    show: (next) => {
      if (next === state) return;
      // The way back leads out of the hall, not through each of its filters; the place on the page stays.
      void router.navigate({ ...to(hall, next), replace: true, resetScroll: false });
    },
    offers: (list) => isMember || !isOfMember(list),
  };
}

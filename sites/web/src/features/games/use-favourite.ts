import type { Failure } from '@livery/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Services, useServices } from '../../app/services.tsx';
import { guardAction } from '../session/guard-action.ts';
import { useGuarded } from '../session/use-guarded.ts';
import { useSession } from '../session/use-session.ts';
import { visitorOf } from '../session/visitor.ts';
import {
  createFavourites,
  type FavouriteGame,
  type Favourites,
  favouritesQuery,
} from './favourites.ts';

/** One for all cards of a page, or a press on one card would not know of a press on another. */
const made = new WeakMap<Services, Favourites>();

function favouritesOf(services: Services): Favourites {
  const before = made.get(services);
  if (before) return before;
  const favourites = createFavourites(services);
  made.set(services, favourites);
  return favourites;
}

/**
 * Whether a game is a favourite, and a press that turns it round. A guest is led to the login, and a trial account is told that it
 * needs a real one (spec §4, §6).
 *
 * @param onFailure told when a press came to nothing
 * @returns `kept` is undefined while it is not known of a member; while `busy` a press does nothing
 */
export function useFavourite(game: FavouriteGame, onFailure: (failure: Failure) => void) {
  const services = useServices();
  const guarded = useGuarded();
  const isMember = guardAction(visitorOf(useSession())) === 'go';
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ ...favouritesQuery(services.client), enabled: isMember });
  return {
    kept: isMember ? data?.includes(game.nodeId) : false,
    busy,
    press: () =>
      guarded(async () => {
        setBusy(true);
        const failure = await favouritesOf(services).toggle(game);
        setBusy(false);
        // The login stands over the page then, and says so.
        if (failure && failure.kind !== 'expired') onFailure(failure);
      }),
  };
}

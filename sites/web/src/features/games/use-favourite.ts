import { type Failure, failureOf } from '@livery/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.tsx';
import { guardAction, useGuarded, useHolder } from '../session/index.ts';
import {
  type FavouriteGame,
  favouriteChange,
  favouriteMutation,
  favouritesQuery,
} from './favourites.ts';

/**
 * Whether a game is a favourite, and a press that changes it. A guest is led to the login, and a trial account learns that it needs a
 * real one (spec §4, §6).
 *
 * @param on.onFailure called with the reason when a press has failed
 * @param on.onRemoved called when the platform has taken the game out of the favourites
 * @returns `kept` is undefined while it is not known of a member; while `busy` a press does nothing
 */
export function useFavourite(
  game: FavouriteGame,
  { onFailure, onRemoved }: { onFailure: (failure: Failure) => void; onRemoved?: () => void },
) {
  const services = useServices();
  const guarded = useGuarded();
  const isMember = guardAction(useHolder()) === 'go';
  const { data } = useQuery({ ...favouritesQuery(services.client), enabled: isMember });
  const { mutate, isPending } = useMutation({
    ...favouriteMutation(services, onFailure),
    // The platform's failures are in `onFailure`; any other error is a defect.
    throwOnError: (error) => !failureOf(error),
  });
  return {
    kept: isMember ? data?.includes(game.nodeId) : false,
    busy: isPending,
    press: () =>
      guarded(() => {
        const change = favouriteChange(services, game);
        if (change) mutate(change, { onSuccess: () => change.kept && onRemoved?.() });
      }),
  };
}

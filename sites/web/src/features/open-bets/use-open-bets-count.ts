import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.tsx';
import { openRoundQuery, openSlipsQuery, openSportsQuery } from './open-bets-queries.ts';

/** How many bets of the member wait for a result, a round under way among them; `isMore` says that the platform has not yet sent all of them. */
export interface OpenBetsCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** Counts the member's open bets; undefined while that is not known. */
export function useOpenBetsCount(): OpenBetsCount | undefined {
  const services = useServices();
  const round = useQuery(openRoundQuery(services)).data;
  const slips = useInfiniteQuery(openSlipsQuery(services));
  const matches = useInfiniteQuery(openSportsQuery(services));
  if (round === undefined || !slips.data || !matches.data) return undefined;
  return {
    count: (round ? 1 : 0) + slips.data.length + matches.data.length,
    isMore: slips.hasNextPage || matches.hasNextPage,
  };
}

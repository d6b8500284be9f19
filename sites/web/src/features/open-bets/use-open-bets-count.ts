import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.tsx';
import { openRoundQuery, openSlipsQuery, openSportsQuery } from './open-bets-queries.ts';

/** How many bets of the member wait for a result, a round under way among them; undefined while that is not known. */
export function useOpenBetsCount(): number | undefined {
  const services = useServices();
  const round = useQuery(openRoundQuery(services)).data;
  const slips = useInfiniteQuery(openSlipsQuery(services)).data;
  const matches = useInfiniteQuery(openSportsQuery(services)).data;
  if (round === undefined || !slips || !matches) return undefined;
  return (round ? 1 : 0) + slips.length + matches.length;
}

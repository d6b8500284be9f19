import type { BannerGroup } from '@livery/api/contract/content';

/** What is shown at one address of the games: the specification's game hall. */
export interface Hall {
  readonly id: HallId;
  readonly path: HallPath;
  /** Value of the query `page`, where several halls share a path. */
  readonly page?: 'MINI' | 'JACKPOT';
  /** Type of its games; undefined for the games of every type. */
  readonly gameType: string | undefined;
  /** The only vendor of a hall that is a vendor's own. */
  readonly vendor?: string;
  /** The class that all of its games have. */
  readonly classify?: string;
  /** Shows its games by class. */
  readonly hasClasses?: true;
  readonly banners: BannerGroup;
}

/** In the order of the navigation. Those of slots share a path, told apart by its query (spec §2). */
export const halls = [
  { id: 'RNG', path: '/rng', gameType: 'RNG', hasClasses: true, banners: 'egame' },
  { id: 'MINI', path: '/rng', page: 'MINI', gameType: 'MINI', banners: 'egame' },
  {
    id: 'JACKPOT',
    path: '/rng',
    page: 'JACKPOT',
    gameType: 'RNG',
    classify: 'JP',
    banners: 'egame',
  },
  { id: 'LIVE', path: '/live', gameType: 'LIVE', banners: 'game' },
  { id: 'FISH', path: '/fish', gameType: 'FISH', banners: 'egame' },
  { id: 'PVP', path: '/pvp', gameType: 'PVP', banners: 'egame' },
  { id: 'SPORTS', path: '/sports', gameType: 'SPORTS', banners: 'game' },
  { id: 'FBSPORTS', path: '/fbsports', gameType: 'SPORTS', vendor: 'FB', banners: 'fbSports' },
  { id: 'ESPORTS', path: '/esports', gameType: 'ESPORTS', banners: 'game' },
  { id: 'ELOTT', path: '/elott', gameType: 'ELOTT', banners: 'elott' },
  { id: 'COCKFIGHT', path: '/cockfight', gameType: 'COCKFIGHT', banners: 'game' },
  { id: 'SEAMLESS', path: '/seamless', gameType: undefined, banners: 'seamless' },
] as const satisfies readonly (Omit<Hall, 'id' | 'path'> & { id: string; path: string })[];

export type HallId = (typeof halls)[number]['id'];
type HallPath = (typeof halls)[number]['path'];

/**
 * The hall of an address: its path names the type of games, in lower case (spec §2 "category, upper-cased"), and `page` one of those
 * that share the path. An unknown page is the first hall of its path.
 */
export function hallOf(path: string, page: unknown): Hall {
  const type = path.replaceAll('/', '').toUpperCase();
  const all: readonly Hall[] = halls;
  const found =
    (type === 'RNG' && all.find((hall) => hall.page !== undefined && hall.page === page)) ||
    all.find(({ id }) => id === type);
  if (!found) throw new Error(`Expected the path of a hall, found "${path}".`);
  return found;
}

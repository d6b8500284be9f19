import { sortableTime } from '../ledger/rows.ts';
import { type Transaction, table } from '../store/store.ts';

/** A game that a member keeps, by account and node id. */
export interface FavouriteRow {
  account: string;
  nodeId: number;
  /** Milliseconds since 1970. */
  addedAt: number;
}
export const favouriteRows = table<FavouriteRow>('favourites', {
  byAccount: ({ account, addedAt }) => `${account}/${sortableTime(addedAt)}`,
});

/** What a member has played: a game by its node id, or a lottery by its id. */
export interface PlayRow {
  account: string;
  kind: 'game' | 'lottery';
  id: string;
  /** When it was last started, in milliseconds since 1970. */
  playedAt: number;
}
export const playRows = table<PlayRow>('plays', {
  byAccount: ({ account, kind, playedAt }) => `${account}/${kind}/${sortableTime(playedAt)}`,
});

/** As many are remembered of each kind; the specification asks for a hundred lotteries (§9). */
const remembered = 100;

/** Remembers that a member started something, and forgets what is too long ago. */
export async function rememberPlay(tx: Transaction, row: PlayRow): Promise<void> {
  await tx.put(playRows, playKey(row), row);
  const all = await playsOf(tx, row.account, row.kind);
  for (const old of all.slice(remembered)) await tx.delete(playRows, playKey(old));
}

/** What a member has played, the latest first. */
export async function playsOf(
  tx: Transaction,
  account: string,
  kind: PlayRow['kind'],
): Promise<PlayRow[]> {
  const stretch = { from: `${account}/${kind}/`, to: `${account}/${kind}/~`, reverse: true };
  return (await tx.range(playRows, 'byAccount', stretch)).map(({ row }) => row);
}

/** Key of a row of {@link playRows}. */
export function playKey({ account, kind, id }: Pick<PlayRow, 'account' | 'kind' | 'id'>): string {
  return `${account}/${kind}/${id}`;
}

/** Key of a row of {@link favouriteRows}. */
export function favouriteKey(account: string, nodeId: number): string {
  return `${account}/${nodeId}`;
}

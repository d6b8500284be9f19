import type { Mission } from '@livery/api/contract/missions';
import { maskedName } from '../account/masked-name.ts';
import type { MemberContext } from '../handlers.ts';
import { pickIndex, streamOf } from '../random.ts';

/** How many entries a board shows. */
const length = 20;

/** A place on the board of leaders. */
interface Entry {
  customerName: string;
  score: number;
  own: boolean;
  sample: boolean;
}

/**
 * The board of a period: made-up entries, the same for everyone and new in each period, with the member who asks in the right place.
 */
export function boardOf(
  { seed, merchant, member }: Pick<MemberContext, 'seed' | 'merchant' | 'member'>,
  { periodType, end, score }: { periodType: Mission['periodType']; end: number; score: number },
): { list: (Entry & { rank: number })[]; ownRank: number } {
  const random = streamOf(seed, `leaders/${merchant.code}/${periodType}/${end}`);
  const samples = Array.from({ length }, (): Entry => {
    const letters = String.fromCharCode(97 + pickIndex(random, 26), 97 + pickIndex(random, 26));
    const customerName = `${letters}***${pickIndex(random, 10)}`;
    return { customerName, score: 10 + 10 * pickIndex(random, 12), own: false, sample: true };
  });
  const { username } = member.account;
  const own: Entry = { customerName: maskedName(username), score, own: true, sample: false };
  // Of equal scores the member's own comes last: the others were there before.
  const all = [...samples, own].sort((a, b) => b.score - a.score);
  const ranked = all.map((entry, index) => ({ rank: index + 1, ...entry }));
  return { list: ranked.slice(0, length), ownRank: ranked.findIndex((each) => each.own) + 1 };
}

import type { RequestOf } from '@livery/api';
import { drawBet, drawBets } from '@livery/api/contract/draws';
import type { SlipLine } from '@livery/flows/lottery-slip';
import { useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app/services.tsx';
import { usernameOf, useSession } from '../session/index.ts';

/** A slip on its way: until its outcome is known it is asked for under the same key, also after a reload. */
export interface SentSlip {
  readonly key: string;
  readonly request: RequestOf<typeof drawBet>;
}

/** The slip of one lottery that is not placed yet. It lasts as long as the tab: also over a login, or another page. */
export interface Slip {
  readonly lines: readonly SlipLine[];
  /** The draw that was open when the slip was begun, or for which it was sent last. */
  readonly drawTime: number | undefined;
  readonly sent: SentSlip | undefined;
  readonly change: (lines: readonly SlipLine[], sent?: SentSlip) => void;
}

/** The slips of a tab, by lottery. */
const keptSchema = v.record(
  v.string(),
  v.object({
    lines: v.array(
      v.object({
        id: v.string(),
        bet: v.picklist(drawBets),
        numbers: v.array(v.string()),
        stake: v.optional(
          v.custom<`${number}` | ''>(
            (value) => typeof value === 'string' && /^(\d+(\.\d+)?)?$/.test(value),
          ),
        ),
        random: v.boolean(),
      }),
    ),
    drawTime: v.optional(v.number()),
    /** Whose it is: nobody else sees it, or asks for what was sent. A guest's is theirs who logs in. */
    username: v.optional(v.string()),
    sent: v.optional(v.object({ key: v.string(), request: drawBet.request })),
  }),
);

/**
 * See {@link Slip}.
 *
 * @param openDraw time of the draw that takes bets now
 */
export function useSlip(gameId: string, openDraw: number): Slip {
  const { storage } = useServices();
  const username = usernameOf(useSession());
  const kept = () => {
    const found = v.safeParse(keptSchema, storage.keptInTab('lotterySlip'));
    return found.success ? found.output : {};
  };
  const [slip, setSlip] = useState<{
    readonly lines: readonly SlipLine[];
    readonly drawTime?: number | undefined;
    readonly sent?: SentSlip | undefined;
    readonly username?: string | undefined;
  }>(() => {
    const { lines = [], ...others } = kept()[gameId] ?? {};
    // A text that is no amount was not kept.
    return { ...others, lines: lines.map(({ stake, ...line }) => ({ ...line, stake })) };
  });
  const isOwn = (kept: { readonly username?: string | undefined } | undefined) =>
    kept?.username === undefined || kept.username === username;
  return {
    lines: isOwn(slip) ? slip.lines : [],
    drawTime: isOwn(slip) ? slip.drawTime : undefined,
    sent: isOwn(slip) ? slip.sent : undefined,
    change: (lines, sent) => {
      // What was kept last: a change may come long after the page was drawn.
      const { [gameId]: before, ...others } = kept();
      const begunFor = isOwn(before) ? before?.drawTime : undefined;
      const drawTime = sent?.request.drawTime ?? begunFor ?? openDraw;
      const next = { lines, drawTime, sent, username };
      setSlip(next);
      const all = lines.length > 0 ? { ...others, [gameId]: next } : others;
      storage.keepInTab('lotterySlip', Object.keys(all).length > 0 ? all : undefined);
    },
  };
}

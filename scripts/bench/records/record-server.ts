import { type Bet, betHistory } from '@livery/api/contract/history';
import type { Sandbox } from '@livery/sandbox';
import { sandboxOfSites, serveBeside } from '../lists/serve-beside.ts';

/** Bets in the history, as many as no demo account has. */
export const betCount = 10_000;

/** As much as is read of the platform's answer. */
interface Answer {
  readonly value: { readonly totals: object };
}

/**
 * Serves the built sites with a platform on which every member has {@link betCount} bets, and beside them a plain page with the same bets.
 *
 * @returns closes it
 */
export async function serveRecords(root: string, port: number): Promise<() => Promise<void>> {
  const sandbox = await sandboxOfSites();
  const many = manyBets();
  return serveBeside(root, port, {
    platform: { fetch: (request, peer) => withMany(sandbox, many, request, peer) },
    page: 'scripts/bench/records/plain.tsx',
    list: many,
  });
}

/** One bet after another, newest first, a minute between two. */
function manyBets(): readonly Bet[] {
  const now = Date.now();
  return Array.from({ length: betCount }, (_, index): Bet => {
    const won = index % 7 === 0;
    const time = now - index * 60_000;
    return {
      reference: `B${100_000 + index}`,
      gameName: `Monsoon Lanterns ${index + 1}`,
      language: 'en',
      gameType: 'RNG',
      vassalage: 'LUMA',
      vendorName: 'Lumatide',
      stake: '25.00',
      win: won ? '60.50' : '0.00',
      result: won ? '35.50' : '-25.00',
      status: won ? 'won' : 'lost',
      time,
      settledAt: time,
    };
  });
}

/** The platform's answer, with the many bets where a history is asked for. */
async function withMany(
  sandbox: Sandbox,
  many: readonly Bet[],
  request: Request,
  peer: string | undefined,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const answer = await sandbox.fetch(request, peer);
  if (pathname !== betHistory.path || !answer.ok) return answer;
  const envelope = (await answer.json()) as Answer; // the sandbox's own envelope
  const size = Number(searchParams.get('pageSize') ?? 15);
  const from = (Number(searchParams.get('pageNo') ?? 1) - 1) * size;
  const value = {
    ...envelope.value,
    list: many.slice(from, from + size),
    totalPages: Math.ceil(many.length / size),
  };
  return Response.json({ ...envelope, value }, { headers: answer.headers });
}

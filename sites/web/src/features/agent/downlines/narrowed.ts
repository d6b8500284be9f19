import type { ValueOf } from '@livery/api';
import type { teamDownlines } from '@livery/api/contract/team';

export type FoundDownlines = ValueOf<typeof teamDownlines>;

/**
 * Who of those that a search has found matches a longer one as well, as the platform would answer: a part of the username or of the
 * nickname, capitals or not. Nobody waits for an answer that is here already.
 *
 * @returns undefined where only the platform knows: not all who were found have come, or the longer text is not within the shorter
 */
export function narrowed(
  found: FoundDownlines,
  { asked, typed }: { asked: string; typed: string },
): FoundDownlines | undefined {
  const [before, wanted] = [asked.toLowerCase(), typed.toLowerCase()];
  if (before === '' || !wanted.includes(before) || found.list.length < found.total)
    return undefined;
  if (before === wanted) return found;
  const list = found.list.filter(({ account, nickname }) =>
    [account, nickname].some((name) => name.toLowerCase().includes(wanted)),
  );
  return { ...found, list, total: list.length };
}

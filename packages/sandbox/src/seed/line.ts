import type { AccountSeed } from './accounts.ts';

/** Given names of the agents' downlines. */
const names = [
  'Asha',
  'Binh',
  'Chai',
  'Dara',
  'Elif',
  'Farid',
  'Gita',
  'Hoa',
  'Ira',
  'Jaya',
  'Kavi',
  'Lan',
  'Mina',
  'Noor',
  'Omar',
  'Priya',
  'Quan',
  'Rima',
  'Som',
  'Tuan',
] as const;
/** How many accounts each level below the top agent has: sixty in four levels. */
const levels = [4, 12, 20, 24] as const;
/** Agent levels by level of the tree: the last one holds members alone. */
const types = [2, 41, 42, 0] as const;

/**
 * Four levels of downlines below an agent, sixty accounts in all. Each level's accounts are spread over those above; every second
 * one that is not on the last level is an agent.
 *
 * @param top username of the agent at the top
 */
export function lineOf(
  top: string,
  passwords: Pick<AccountSeed, 'password' | 'paymentPassword'>,
): AccountSeed[] {
  const line: AccountSeed[] = [];
  let above: readonly string[] = [top];
  for (const [level, count] of levels.entries()) {
    const own: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const number = String(line.length + 1).padStart(2, '0');
      const username = `line${number}2026`;
      const isAgent = place % 2 === 0;
      line.push({
        username,
        ...passwords,
        nickname: `${names[line.length % names.length] ?? 'Asha'} ${number}`,
        type: isAgent ? (types[level] ?? 0) : 0,
        upline: above[place % above.length] ?? top,
        balance: `${(number.length + place * 37) % 90}${place}0.25`,
        // Agents are there from the start; others have come since.
        ...(isAgent ? {} : { openedDays: 2 + ((line.length * 37) % 380) }),
        what: `downline of level ${level + 1}`,
      });
      if (isAgent) own.push(username);
    }
    above = own;
  }
  return line;
}

import { contractKinds } from '@livery/api/contract/agents';
import type { Context } from '../handlers.ts';
import { type Transaction, table } from '../store/store.ts';
import { countingTime, noteTime } from './counted.ts';
import { isMultiLevel, isOn } from './guards.ts';

/** What a merchant switches: its kinds of pay, and pay for agents below agents. */
const switched = [...contractKinds, 'levels'] as const;
type Switched = (typeof switched)[number];

/** When a merchant had something switched off; a stretch without an end still lasts. Milliseconds since 1970. */
type SwitchRow = Partial<Record<Switched, readonly { from: number; to?: number | undefined }[]>>;
const switches = table<SwitchRow>('agent-pay-switches');

/**
 * Notes what is on. A merchant switches between two starts of its platform, so it is from the first call of an agent that finds
 * something switched that it counts as such. What was never on was always off.
 */
export async function noteSwitches(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
): Promise<void> {
  const { tx, merchant } = context;
  const now = await countingTime(context);
  const row = (await tx.get(switches, merchant.code))?.row;
  const noted: SwitchRow = { ...row };
  for (const each of switched) {
    const off = row?.[each] ?? [];
    const last = off.at(-1);
    const wasOn = last === undefined || last.to !== undefined;
    const isNowOn = each === 'levels' ? isMultiLevel(context) : isOn(context, each);
    if (wasOn === isNowOn) continue;
    noted[each] = wasOn
      ? [...off, { from: row === undefined ? 0 : now }]
      : [...off.slice(0, -1), { from: last.from, to: Math.max(last.from, now) }];
  }
  const isKept = row !== undefined && switched.every((each) => noted[each] === row[each]);
  if (isKept) return;
  await noteTime(context);
  await tx.put(switches, merchant.code, noted);
}

/** Whether something was off at a moment. What is bet while a kind of pay is off counts for no contract of the kind. */
export async function offAt(
  tx: Transaction,
  merchant: string,
): Promise<(each: Switched, time: number) => boolean> {
  const row = (await tx.get(switches, merchant))?.row;
  return (each, time) =>
    row?.[each]?.some(({ from, to = Infinity }) => time >= from && time < to) ?? false;
}

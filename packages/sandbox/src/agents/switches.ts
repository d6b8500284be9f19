import { type ContractKind, contractKinds } from '@livery/api/contract/agents';
import type { Context } from '../handlers.ts';
import { type Transaction, table } from '../store/store.ts';
import { countingTime, noteTime } from './counted.ts';
import { isOn } from './guards.ts';
import type { Stretch } from './periods.ts';

/** When a merchant had its kinds of pay switched off; a stretch without an end still lasts. Milliseconds since 1970. */
type SwitchRow = Partial<
  Record<ContractKind, readonly { from: number; to?: number | undefined }[]>
>;
const switches = table<SwitchRow>('agent-pay-switches');

/**
 * Notes which kinds of pay are on. A merchant switches them between two starts of its platform, so it is from the first call of an
 * agent that finds a kind switched that it counts as such. A kind that was never on was always off.
 */
export async function noteSwitches(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
): Promise<void> {
  const { tx, merchant } = context;
  const now = await countingTime(context);
  const row = (await tx.get(switches, merchant.code))?.row;
  const noted: SwitchRow = { ...row };
  for (const kind of contractKinds) {
    const off = row?.[kind] ?? [];
    const last = off.at(-1);
    const wasOn = last === undefined || last.to !== undefined;
    if (wasOn === isOn(context, kind)) continue;
    noted[kind] = wasOn
      ? [...off, { from: row === undefined ? 0 : now }]
      : [...off.slice(0, -1), { from: last.from, to: Math.max(last.from, now) }];
  }
  const isKept = row !== undefined && contractKinds.every((kind) => noted[kind] === row[kind]);
  if (isKept) return;
  await noteTime(context);
  await tx.put(switches, merchant.code, noted);
}

/** When a kind of pay was off. What is bet then counts for no contract of the kind. */
export async function offTimes(
  tx: Transaction,
  merchant: string,
  kind: ContractKind,
): Promise<Stretch[]> {
  const off = (await tx.get(switches, merchant))?.row[kind] ?? [];
  return off.map(({ from, to = Infinity }) => ({ from, to }));
}

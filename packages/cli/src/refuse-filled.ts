import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { inputRules } from './command/input-rules.ts';
import { inputError, usageError } from './command/outcome.ts';
import { usageRules } from './command/usage-rules.ts';

/**
 * Keeps a command from writing a brand among files that are there already.
 *
 * @param named how the folder was typed
 * @throws CommandError when the folder holds anything and `force` was not asked for
 */
export async function refuseFilled(folder: string, named: string, force: boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const holds = await readdir(folder).catch(() => {
    throw usageError(usageRules.out, { folder: named });
  });
  if (holds.length === 0 || force) return;
  throw inputError(inputRules.filledFolder, {
    folder: named,
    some: `${holds.slice(0, 3).join(', ')}${holds.length > 3 ? ' …' : ''}`,
  });
}

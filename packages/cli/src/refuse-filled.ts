import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { inputError, usageError } from './command/outcome.ts';

/**
 * Keeps a command from writing a brand among files that are there already.
 *
 * @param named how the folder was typed
 * @throws CommandError when the folder holds anything and `force` was not asked for
 */
export async function refuseFilled(folder: string, named: string, force: boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const holds = await readdir(folder).catch(() => {
    throw usageError('out', `${named} is a file.`, 'Use a folder for --out.');
  });
  if (holds.length === 0 || force) return;
  throw inputError(
    'out/not-empty',
    `${named} holds ${holds.slice(0, 3).join(', ')}${holds.length > 3 ? ' …' : ''} already.`,
    "Use another folder, or add --force to replace the brand's files in it.",
  );
}

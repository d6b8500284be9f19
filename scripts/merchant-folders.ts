import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders under `merchants/`, in the alphabet's order. */
export function merchantFolders(root: string): string[] {
  return readdirSync(join(root, 'merchants'))
    .filter((name) => existsSync(join(root, 'merchants', name, 'merchant.json')))
    .sort();
}

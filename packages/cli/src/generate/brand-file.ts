import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** The seeds that were chosen; the others are left to the engine. */
export interface ChosenSeeds {
  readonly brand: string;
  readonly accent?: string;
  readonly neutral?: string;
}

/**
 * The text of a brand.json that says what was chosen and nothing else.
 *
 * @param folder where it goes; an editor completes it where the schema is beside that folder
 */
export function brandFile(name: string, seeds: ChosenSeeds, folder: string): string {
  const hasSchema = existsSync(join(folder, '..', 'brand.schema.json'));
  const $schema = hasSchema ? { $schema: '../brand.schema.json' } : {};
  return `${JSON.stringify({ ...$schema, schema: 1, name, seeds }, null, 2)}\n`;
}

/** A name to begin with, from a file's or folder's name: `lucky-tiger_logo.svg` → `Lucky Tiger`. */
export function nameFrom(path: string): string {
  const words = basename(path, extname(path))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/\b(logo|brand|tmp|final|dark|light)\b/gi, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const name = words
    .map((word) => word.charAt(0).toLocaleUpperCase('und') + word.slice(1))
    .join(' ');
  return name.slice(0, 60) || 'New Brand';
}

import type { Area } from './messages.ts';

/** Loads an area that no first page needs, see `loadCatalogue`. */
export function loadLaterCatalogue(
  folder: string,
  area: Area,
): Promise<{ readonly default: Readonly<Record<string, string>> }> {
  return import(`./catalogues/${folder}/${area}.json`, { with: { type: 'json' } });
}

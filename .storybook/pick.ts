/**
 * Which combination a story is tested in: the same for the same id on every machine, evenly spread over many ids
 * (FNV-1a, 32 bits).
 */
export function pick<T>(id: string, from: readonly T[]): T {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const picked = from[(hash >>> 0) % from.length];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}

/** Stories run as tests: without a toolbar, so combinations are assigned. */
export const underTest = '__vitest_browser__' in globalThis;

/**
 * Which combination a story is tested in: the same for the same id on every machine, evenly spread over many ids
 * (FNV-1a, 32 bits).
 */
export function deal<T>(id: string, from: readonly T[]): T {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const dealt = from[(hash >>> 0) % from.length];
  if (dealt === undefined) throw new RangeError('There is nothing to deal from.');
  return dealt;
}

/** Stories are being run as tests: nobody is at the toolbar, so combinations are dealt. */
export const underTest = '__vitest_browser__' in globalThis;

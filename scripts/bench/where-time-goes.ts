import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/** What a stack with a frame of these files is for; the innermost frame that has an answer gives it. */
const purposes: readonly (readonly [RegExp, string])[] = [
  [/@resvg|\/cli\/src\/pictures\//, 'icons and cards'],
  [/\.vite\/render\//, 'first screens, drawn with React'],
  [/\/theme\/src\/art\//, 'art'],
  [/\/theme\/src\//, 'tokens, logos and typefaces'],
  [/\/cli\/src\/build-record/, 'hashes of what was written'],
  [/\/cli\/src\/staging/, 'writing files'],
  [/\/emit\/src\/(shared-screens|watched-reads)/, 'first screens, filled in'],
  [/\/emit\/src\//, 'pages put together'],
  [/\/merchant\/src\/|\/cli\/src\/|\/i18n\/src\//, 'reading and checking'],
];

/** Microseconds between two looks at the stack. */
const interval = 2_000;

export interface Share {
  readonly name: string;
  /** Of the time in which the main thread worked, 0–1. */
  readonly share: number;
}

/**
 * Does some work and says where the main thread was meanwhile, the longest first. The time of other threads (files, compression) is
 * not in it.
 */
export async function whereTimeGoes<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly shares: readonly Share[] }> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval });
    await session.post('Profiler.start');
    const value = await work();
    const { profile } = await session.post('Profiler.stop');
    return { value, shares: sharesOf(profile) };
  } finally {
    session.disconnect();
  }
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Share[] {
  const purposeOf = new Map<number, string>();
  const note = (id: number, above: string) => {
    const node = byId.get(id);
    if (!node || node.callFrame.functionName === '(idle)') return;
    const { url, functionName } = node.callFrame;
    const own =
      functionName === '(garbage collector)'
        ? 'garbage collection'
        : purposes.find(([files]) => files.test(url))?.[1];
    const purpose = own ?? above;
    purposeOf.set(id, purpose);
    for (const child of node.children ?? []) note(child, purpose);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [root] = nodes;
  if (root) note(root.id, 'Node itself');
  const shares = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = purposeOf.get(id);
    if (name === undefined) continue;
    shares.set(name, (shares.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  const worked = [...shares.values()].reduce((sum, ms) => sum + ms, 0);
  return [...shares]
    .map(([name, ms]) => ({ name, share: ms / worked }))
    .sort((a, b) => b.share - a.share);
}

import { useState } from 'react';

/**
 * The ids that waited at some time of this visit, in the order in which they were first seen: what was claimed or drawn keeps its place
 * and what was said of it.
 *
 * @param waiting ids of what waits now
 */
export function useKept(waiting: readonly string[]): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const added = waiting.filter((id) => !kept.includes(id));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
}

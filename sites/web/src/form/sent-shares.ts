import { type ActRef, selectAct } from '@livery/flows/act';
import { useEffect, useState } from 'react';

/** How much of a running act's request has been sent, from 0 to 1. */
export function useSentPart(act: ActRef | undefined): number {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (!act) return undefined;
    const { unsubscribe } = act.subscribe((snapshot) => setPart(selectAct(snapshot).part));
    return () => {
      unsubscribe();
      setPart(0);
    };
  }, [act]);
  return part;
}

/**
 * How much of each file has been sent, when they travel one after the other in one request; the rest of the request is small beside them.
 *
 * @param part of the whole request, from 0 to 1
 */
export function sharesOf(files: readonly File[], part: number): ReadonlyMap<File, number> {
  let left = part * files.reduce((sum, { size }) => sum + size, 0);
  const shares = new Map<File, number>();
  for (const file of files) {
    const sent = Math.min(left, file.size);
    shares.set(file, file.size === 0 ? Math.floor(part) : sent / file.size);
    left -= sent;
  }
  return shares;
}

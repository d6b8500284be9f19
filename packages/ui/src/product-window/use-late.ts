import { useEffect, useState } from 'react';

/** Whether `wanted` has held for `delay` milliseconds. It ends at once. */
export function useLate(wanted: boolean, delay: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setHeld(true), delay);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [wanted, delay]);
  return wanted && held;
}

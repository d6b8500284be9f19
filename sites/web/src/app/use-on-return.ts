import { useEffect, useEffectEvent } from 'react';

/** Calls whenever the page is looked at again: another tab or the platform may have changed what it shows. */
export function useOnReturn(call: () => void): void {
  const returned = useEffectEvent(call);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) returned();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/**
 * Reads once more, beside a running flow, what it began with, whenever the page is looked at again. What cannot be read changes nothing.
 *
 * @param tell takes what was read to the flow
 * @param wanted reads as soon as this holds as well
 */
export function useReadAgain<Value>(
  read: (input: undefined, signal: AbortSignal) => Promise<Value>,
  tell: (value: Value) => void,
  wanted = false,
): void {
  const again = useEffectEvent(async () => {
    const value = await read(undefined, new AbortController().signal).catch(() => undefined);
    if (value !== undefined) tell(value);
  });
  useOnReturn(() => void again());
  useEffect(() => {
    if (wanted) void again();
  }, [wanted]);
}

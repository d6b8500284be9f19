import { useEffect, useEffectEvent } from 'react';

/** Calls whenever the page is looked at again: another tab, or whoever decides, may have been at work meanwhile. */
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

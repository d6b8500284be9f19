import { useEffect } from 'react';

/** What a flow needs that polls the platform only while its page is visible. */
interface Polling {
  readonly send: (event: { type: 'hidden' | 'shown' }) => void;
  readonly getSnapshot: () => {
    readonly status: string;
    readonly context: { readonly hidden: boolean };
  };
}

/** Reports to a flow whether its page is visible. */
export function useVisibility(flow: Polling): void {
  useEffect(() => {
    const tell = () => {
      // One that is over has nothing more to learn.
      if (flow.getSnapshot().status !== 'active') return;
      flow.send({ type: document.hidden ? 'hidden' : 'shown' });
    };
    // It may have changed before this listens.
    if (flow.getSnapshot().context.hidden !== document.hidden) tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [flow]);
}

import { useEffect } from 'react';

/** As much of a flow that follows something on the platform as is told here. */
interface Following {
  readonly send: (event: { type: 'hidden' | 'shown' }) => void;
  readonly getSnapshot: () => {
    readonly status: string;
    readonly context: { readonly hidden: boolean };
  };
}

/** Tells a flow whether anybody sees the page, since it follows only what is seen. */
export function useSight(flow: Following): void {
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

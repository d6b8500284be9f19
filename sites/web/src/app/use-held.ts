import { useEffect } from 'react';
import { useServices } from './services.tsx';

/** Keeps the dialog that this is drawn in open while the platform is at work on something that may not be left. */
export function useHeld(held: boolean): void {
  const { dialogs } = useServices();
  useEffect(() => {
    dialogs.setHeld(held);
    return () => dialogs.setHeld(false);
  }, [dialogs, held]);
}

import type { DerivedTheme } from '@livery/theme';
import { useSyncExternalStore } from 'react';
import { onShown, shownTheme } from '../brands.ts';

/** A brand's tokens as its stories show them now, the panel's edits included. */
export function useShownTheme(name: string): DerivedTheme {
  return useSyncExternalStore(onShown, () => shownTheme(name).theme);
}

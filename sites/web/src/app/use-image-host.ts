import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** Where vendor icons come from now; renders again when that host turns out to be down and another takes its place. */
export function useImageHost(): string | undefined {
  const { images } = useServices();
  return useSyncExternalStore(images.subscribe, images.current);
}

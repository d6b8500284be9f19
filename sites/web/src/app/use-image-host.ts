import { resolve } from '@livery/merchant/settings';
import { useSyncExternalStore } from 'react';
import { allowedImageHosts, createImageHosts, type ImageHosts } from './image-hosts.ts';
import { type Services, useServices } from './services.tsx';

const none = () => undefined;
const made = new WeakMap<Services, ImageHosts>();

/** Where vendor icons come from now; renders again when that host turns out to be down and another takes its place. */
export function useImageHost(): Pick<ImageHosts, 'loaded' | 'failed'> & {
  readonly host: string | undefined;
} {
  const images = imagesOf(useServices());
  const host = useSyncExternalStore(images.subscribe, images.current, none);
  return { host, loaded: images.loaded, failed: images.failed };
}

/** What one screen has seen of a host holds for all. */
function imagesOf(services: Services): ImageHosts {
  const { site, cache, queries, client, host } = services;
  const images =
    made.get(services) ??
    createImageHosts(
      () => {
        const opened = cache.getQueryData(queries.system().queryKey);
        if (!opened) return undefined;
        const own = resolve('imageHost', { merchant: site.merchant });
        return allowedImageHosts(own, opened.permission?.imageCDNs ?? [], host);
      },
      client.serverNow,
      () => navigator.onLine,
    );
  made.set(services, images);
  return images;
}

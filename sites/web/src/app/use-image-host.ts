import { resolve } from '@livery/merchant/settings';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';

/** Where vendor icons come from: the merchant's image host, else the first that the permission call named. */
export function useImageHost(): string | undefined {
  const { site, queries } = useServices();
  const { data } = useQuery(queries.system());
  return resolve('imageHost', { merchant: site.merchant }) || data?.permission?.imageCDNs[0];
}

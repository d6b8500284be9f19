import { hostAddress } from '@livery/api/host-list';

/**
 * Address of a vendor's icon: `{image host}/TCG_PROD_IMAGES/RNG_LIST_VENDOR/{vassalage}-COLOR.png` (spec §2, §9).
 *
 * @param host an image host: an address or a path on this host, with or without a slash at its end
 */
export function vendorIconUrl(host: string, vassalage: string): string {
  return hostAddress(host, 'TCG_PROD_IMAGES', 'RNG_LIST_VENDOR', `${vassalage}-COLOR.png`);
}

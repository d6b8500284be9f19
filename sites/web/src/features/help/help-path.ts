import type { PublicMerchant } from '@livery/merchant/site-config';

/**
 * Where the help centre is (spec §2): at its second address while guests are led to the login from everywhere else, the first one included.
 *
 * @param article the id of what is to be read there, `term` for the terms
 */
export function helpPath(
  { redirectToLogin }: Pick<PublicMerchant, 'redirectToLogin'>,
  article?: string,
): string {
  return `${redirectToLogin ? '/helpmc' : '/help'}${article === undefined ? '' : `#${article}`}`;
}

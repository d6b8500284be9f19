import type { PublicMerchant } from '@livery/merchant/site-config';

/**
 * Where the help centre is (spec §2): at its second address while guests are led to the login from everywhere else, the first one included.
 *
 * @param article the id of what is to be read there, `term` for the terms
 * @returns what a link or a navigation takes
 */
export function helpTarget(
  { redirectToLogin }: Pick<PublicMerchant, 'redirectToLogin'>,
  article?: string,
) {
  return {
    to: redirectToLogin ? '/helpmc' : '/help',
    ...(article === undefined ? {} : { hash: article }),
  } as const;
}

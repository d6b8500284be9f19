import { socialLogin } from '@livery/api/contract/social';
import { createOAuthSignIn, type KeptSocialSignIn, SocialError } from '@livery/api/social';
import type { SocialServices } from '@livery/flows/social';
import type { Services } from '../../../app/services.tsx';
import { answerOf } from '../login/login-services.ts';
import { socialProvidersQuery } from './social-providers.ts';

/** The address that providers send members back to; each merchant registers it with its providers. */
function socialRedirect(origin: string, basePath: string): string {
  return `${origin}${basePath}login`;
}

/**
 * The work of a sign-in through a provider, as its machine asks for it. The platform exchanges the code, as only it has the client's
 * secret.
 *
 * @param lead shows the provider's page, and keeps what its answer is judged by
 */
export function socialServices(
  { client, cache, site }: Pick<Services, 'client' | 'cache' | 'site'>,
  lead: (address: URL, kept: KeptSocialSignIn) => void,
): SocialServices {
  const oauth = createOAuthSignIn((length) => crypto.getRandomValues(new Uint8Array(length)));
  return {
    async openProvider(provider) {
      const { origin } = window.location;
      const offers = await cache.ensureQueryData(socialProvidersQuery(client));
      const offered = offers.find((each) => each.provider === provider);
      // Switched off since this page was sent there.
      if (!offered) throw new SocialError({ kind: 'refused', code: 'provider_off' });
      const endpoint = new URL(offered.authorizeUrl, origin);
      const { address, kept } = await oauth.startSignIn({
        provider,
        issuer: { issuer: endpoint.origin, authorization_endpoint: endpoint.href },
        clientId: offered.clientId,
        redirectUri: socialRedirect(origin, site.basePath),
        scope: offered.scope,
      });
      lead(address, kept);
      return kept;
    },
    readCallback: async ({ url, kept }) => oauth.finishSignIn(url, kept),
    submitLogin: async (request, signal) =>
      answerOf(await client.call(socialLogin, request, { signal })),
  };
}

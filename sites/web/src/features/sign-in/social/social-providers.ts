import type { Client } from '@livery/api';
import { type SocialProvider as Described, socialProviders } from '@livery/api/contract/social';
import type { SocialProvider } from '@livery/api/social';
import { queryOptions } from '@tanstack/react-query';

/** A provider that the site has a button for, as the platform describes it. */
export interface OfferedProvider extends Described {
  readonly provider: SocialProvider;
}

/** Those of spec §2, in its order. */
const known = ['facebook', 'google'] as const satisfies readonly SocialProvider[];

/** The providers that the platform has turned on; one that the site does not know has no button. */
export function socialProvidersQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [socialProviders.id],
    queryFn: async ({ signal }): Promise<readonly OfferedProvider[]> => {
      const { list } = await client.call(socialProviders, {}, { signal });
      return known.flatMap((provider) => {
        const found = list.find((each) => each.provider === provider);
        return found ? [{ ...found, provider }] : [];
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

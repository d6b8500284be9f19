import type { ThirdPartySms } from '@livery/api/third-party-sms';
import { resolve } from '@livery/merchant/settings';
import { loadChunk } from '../../app/load-chunk.ts';
import type { Services } from '../../app/services.tsx';

/** The provider, loaded with its first code; one for the whole form, as it knows which code is confirmed. */
export function thirdPartyOnce({ site: { merchant } }: Services): () => Promise<ThirdPartySms> {
  let made: Promise<ThirdPartySms> | undefined;
  return () => {
    made ??= loadChunk('third-party SMS', () => import('./third-party-sms.ts')).then(
      ({ createThirdPartySms }) =>
        createThirdPartySms({
          fetch: window.fetch.bind(window),
          merchantCode: merchant.code,
          countries: resolve('mobileCountries', { merchant }),
        }),
    );
    // What did not load is asked for again with the next press.
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}

import { createClient } from '@livery/api';
import { helpCentre } from '@livery/api/contract/support';
import type { HelpSource } from './read-help.ts';

/** Milliseconds that a platform may take for its articles. */
const patience = 10_000;

/**
 * The help centre of a platform, as any visitor may read it (spec §7).
 *
 * @param baseUrl where the platform answers, such as `https://platform.example`
 */
export function platformHelp(baseUrl: string): HelpSource {
  return async (merchant, language) => {
    const { call } = createClient({
      baseUrl,
      merchantCode: merchant.code,
      language: () => language,
      token: () => undefined,
      fetch,
      ...(merchant.paths ? { paths: merchant.paths } : {}),
    });
    const { articles } = await call(helpCentre, {}, { signal: AbortSignal.timeout(patience) });
    return articles;
  };
}

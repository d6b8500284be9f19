import type { EndpointId } from '@livery/api/contract';
import type { PublicMerchant } from '@livery/merchant/site-config';
import {
  createSandbox,
  DroppedConnectionError,
  type FaultsInput,
  filledStore,
  quickHash,
  type SandboxMerchant,
  type SettingsChange,
  type StatusChange,
  seededRandom,
} from '@livery/sandbox';
import { HttpResponse, http } from 'msw';
import { sandboxArt } from '../sites/web/server/sandbox-art.ts';
import { sandboxMerchant } from '../sites/web/server/sandbox-merchant.ts';
import { type Answers, answerAs, endpointOf } from './answers.ts';
import { merchantOf, merchants } from './merchants.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** `parameters.sandbox` of a story: how its platform stands. */
export interface SandboxParameters extends Answers {
  /** Faults by endpoint id, as `PUT /sandbox/faults` takes them. */
  readonly faults?: FaultsInput;
  /** 0 site, 1 maintenance, 2 region block; the end of maintenance, the visitor's address. */
  readonly status?: StatusChange;
  /** How the platform behaves: its site settings, the rules of the registration form. */
  readonly settings?: SettingsChange;
  /** Features of the merchant that stand otherwise than in its file, for platform and page alike. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** Where the merchant counts visits; the four of the repository are demonstrations and count none. */
  readonly analytics?: NonNullable<PublicMerchant['analytics']>;
  /** Whether the platform takes the merchant for another kind than its file says: a licensed one states no legal basis for levels. */
  readonly profile?: SandboxMerchant['profile'];
  /** Milliseconds by which its clock is ahead of that of other stories. Default: none. */
  readonly clockMs?: number;
  /** Who has signed in before the story begins; null for nobody, where the file's other stories have somebody. */
  readonly signedIn?: SignedIn | null;
}

/** A call whose answers are kept back. */
export interface Held {
  /** Settles when the call has been made, and its answer waits. */
  readonly asked: Promise<void>;
  /** Gives what waits, and keeps no more back. */
  readonly letGo: () => void;
}

/** The platform's time in every story: 15 January 2026, noon UTC. */
const storyTime = Date.UTC(2026, 0, 15, 12, 0, 0);

/**
 * Handlers that answer `/wps`, `/lgw` and `/sandbox` from a fresh reference platform in memory, and the session that it has
 * begun; two runs of a story get the same answers. `now` is the device's clock, which begins at the platform's time and runs; with another
 * one, a record would ask for its last days twice, and be seen half drawn between the answers. `hold` keeps the answers of a call back.
 *
 * @param folder the merchant that answers requests naming none, such as those for pictures
 */
export async function openPlatform(
  folder: string,
  {
    faults,
    status,
    settings,
    features,
    analytics,
    profile,
    clockMs = 0,
    signedIn,
    ...answers
  }: SandboxParameters = {},
) {
  const own = merchantOf(folder);
  const filed = sandboxMerchant({
    ...own,
    features: { ...own.features, ...features },
    ...(analytics && { analytics }),
  });
  const first = profile ? { ...filed, profile } : filed;
  const others = Object.values(merchants)
    .filter((merchant) => merchant !== own)
    .map(sandboxMerchant);
  const known: readonly [SandboxMerchant, ...SandboxMerchant[]] = [first, ...others];
  const sandbox = createSandbox({
    store: filledStore({ merchants: [first], hashPassword: quickHash, now: storyTime }),
    clock: { now: () => storyTime + clockMs },
    random: seededRandom(1),
    merchants: known,
    art: sandboxArt,
    hashPassword: quickHash,
  });
  const session = signedIn ? await signIn(sandbox, first, signedIn) : undefined;
  if (settings) await sandbox.settings.set(settings, first.code);
  if (status) await sandbox.status.set(status);
  if (faults) await sandbox.faults.set(faults);

  const held = new Map<EndpointId, { readonly report: () => void; readonly end: Promise<void> }>();
  const hold = (id: EndpointId): Held => {
    const asked = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    held.set(id, { report: asked.resolve, end: end.promise });
    return {
      asked: asked.promise,
      letGo: () => {
        held.delete(id);
        end.resolve();
      },
    };
  };
  const handlers = ['*/wps/*', '*/lgw/*', '*/sandbox/*'].map((path) =>
    http.all(path, async ({ request }) => {
      const id = endpointOf(request, first);
      try {
        const answer = await answerAs(answers, request, id, () => sandbox.fetch(request));
        const kept = id && held.get(id);
        kept?.report();
        await kept?.end;
        return answer;
      } catch (error) {
        if (error instanceof DroppedConnectionError) return HttpResponse.error();
        throw error;
      }
    }),
  );
  const opened = Date.now();
  const now = () => storyTime + clockMs + (Date.now() - opened);
  return { handlers, session, now, hold };
}

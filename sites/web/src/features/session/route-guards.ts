import { loadChunk } from '../../app/load-chunk.ts';
import type { RouteContext } from '../../app/root-route.ts';
import type { Guarded } from './guard-rules.ts';

/** Most who open the site see none of the pages that are guarded: the rules come with the first. */
const loadRules = () => loadChunk('guards', () => import('./guard-rules.ts'));

/**
 * For routes that only guests need, such as registration: a member goes home, or where the guest wanted to go.
 *
 * @throws the redirect
 */
export async function guestsOnly(
  context: Pick<RouteContext, 'site' | 'session'>,
  search: Readonly<{ to?: unknown }>,
): Promise<void> {
  if (context.session.token() === undefined) return;
  const rules = await loadRules();
  rules.leadMemberOn(context, search);
}

/**
 * For routes behind the guard of spec §5: a guest logs in first and comes back, a trial account is told why not.
 *
 * @param wanted the path inside the site that the guard stands before
 * @throws the redirect
 */
export async function membersOnly(context: Guarded, wanted: string): Promise<void> {
  const rules = await loadRules();
  rules.guardMemberPage(context, wanted);
}

/**
 * For the member centre (spec §4, §5): the same, and a centre that the merchant has switched off opens for nobody.
 *
 * @param wanted the path inside the site that the guard stands before
 * @throws the redirect
 */
export async function memberCentreOnly(context: Guarded, wanted: string): Promise<void> {
  const rules = await loadRules();
  rules.guardMemberPage(context, wanted, context.site.merchant.features.memberCentre);
}

/**
 * For the agents' pages (spec §6).
 *
 * @throws the redirect
 */
export async function agentsOnly(context: Guarded): Promise<void> {
  const rules = await loadRules();
  rules.guardAgentPage(context);
}

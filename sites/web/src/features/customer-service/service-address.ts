import type { Client } from '@livery/api';
import { chatPathType, serviceLink } from '@livery/api/contract/support';
import type { CustomerServiceEntry } from '@livery/api/contract/system';
import type { ServicePathDecoder } from '@livery/api/customer-service';
import type { SessionRecord } from '../../app/session-record.ts';

/** Members of a higher rank have a service of their own (spec §6). */
const usualRank = 4;

/** Who serves somebody: the VIP service above rank 4, and the live chat everyone else, guests too (spec §6). */
export type ServiceKind = 'VIP' | 'LIVECHAT';

/** The service of whoever is at the page. */
export function serviceKind({ memberLabel = [] }: Pick<SessionRecord, 'memberLabel'>): ServiceKind {
  return memberLabel.some(({ rankLevel = 0 }) => rankLevel > usualRank) ? 'VIP' : 'LIVECHAT';
}

/**
 * The address of the chat (spec §7): the VIP service's own where the platform names one, else the entry of type 3 of the service link,
 * deciphered.
 *
 * @param parts.entries the ways to customer service that the permission call named
 * @returns undefined where the platform has no chat
 * @throws ApiError when the link does not come, ServicePathError when what came must not be opened
 */
export async function serviceAddress(
  kind: ServiceKind,
  {
    client,
    entries,
    decoder,
  }: {
    readonly client: Pick<Client, 'call'>;
    readonly entries: readonly CustomerServiceEntry[];
    readonly decoder: ServicePathDecoder;
  },
): Promise<URL | undefined> {
  const own = kind === 'VIP' ? entries.find(({ csType }) => csType === 'VIP') : undefined;
  if (own) return decoder.decode(own.path);
  const { pathList } = await client.call(serviceLink, {});
  const chat = pathList.find(({ type }) => type === chatPathType);
  return chat && decoder.decode(chat.path);
}

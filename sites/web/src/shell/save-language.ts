import type { Client } from '@livery/api';
import { updateLanguage } from '@livery/api/contract/session';

/**
 * Saves on the platform which language the member reads from now on (spec §4). The page is about to be left, so nobody waits
 * for the answer: a choice that did not arrive is made again with the next one, and shows in nothing but messages.
 */
export function saveLanguage(client: Pick<Client, 'call'>, language: string): void {
  client.call(updateLanguage, { language }, { keepalive: true }).catch(() => undefined);
}

import { logout } from '@livery/api/contract/session';
import { logoutWith } from '@livery/flows/logout';
import { loadChunk } from '../../../app/load-chunk.ts';
import type { Services } from '../../../app/services.tsx';

/** The logout with the site's own work in it (spec §4). A remembered sign-in is given up as well. */
export function siteLogoutMachine(services: Services) {
  const { client, session, storage } = services;
  return logoutWith({
    async callLogout(_, signal) {
      if (storage.remembered()) {
        const { forgetMember } = await loadChunk('recall', () => import('../../session/recall.ts'));
        await forgetMember(services).catch(() => undefined);
      }
      await client.call(logout, {}, { signal });
    },
    clearSession: async () => session.signOut(),
    restoreMerchant: async () => session.restoreMerchant(),
  });
}

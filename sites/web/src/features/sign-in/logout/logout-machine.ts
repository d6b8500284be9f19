import { logout } from '@livery/api/contract/session';
import { logoutWith } from '@livery/flows/logout';
import type { Services } from '../../../app/services.tsx';
import { loadRecall } from '../../session/index.ts';

/** The logout with the site's own work in it (spec §4). A remembered sign-in is given up as well. */
export function siteLogoutMachine(services: Services) {
  const { client, session, storage } = services;
  return logoutWith({
    async callLogout(_, signal) {
      if (storage.kept('rememberPassword') !== undefined) {
        const { forgetMember } = await loadRecall();
        await forgetMember(services).catch(() => undefined);
      }
      await client.call(logout, {}, { signal });
    },
    clearSession: async () => session.signOut(),
    restoreMerchant: async () => session.restoreMerchant(),
  });
}

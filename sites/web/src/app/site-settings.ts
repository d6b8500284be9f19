import type { Client } from '@livery/api';
import { type SettingsNode, whitelabel } from '@livery/api/contract/system';
import type { PartialSettings } from '@livery/merchant/settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type SettingOf,
  settingsFrom,
  siteSettingsKey,
  useOpenForms,
} from './registration-open.ts';
import { useServices } from './services.tsx';

/** What the platform says of the merchant's settings (spec §3 "Settings tree node"); asked for when an entry screen opens. */
function siteSettingsQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: siteSettingsKey,
    queryFn: async ({ signal }) =>
      saidByTree((await client.call(whitelabel, {}, { signal })).settings),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A settings tree as settings: 1 is on. Nodes that the site does not know are harmless. */
export function saidByTree(nodes: readonly SettingsNode[]): PartialSettings {
  const named = (each: readonly SettingsNode[]): [string, boolean][] =>
    each.flatMap(({ modId, enabled, childrenNodes }) => [
      [modId, enabled === 1] as [string, boolean],
      ...named(childrenNodes),
    ]);
  return Object.fromEntries(named(nodes));
}

/** The site's settings; the merchant's own until the platform has spoken, and where it cannot be heard. */
export function useSiteSettings(): { readonly isPending: boolean; readonly setting: SettingOf } {
  const { client, site } = useServices();
  const { data, isPending } = useQuery(siteSettingsQuery(client));
  return { isPending, setting: settingsFrom(data, site.merchant) };
}

/** The forms by which an account can be opened now, by the platform's own settings. */
export function useRegistrationForms(): {
  readonly isPending: boolean;
  readonly setting: SettingOf;
  readonly forms: ReturnType<typeof useOpenForms>;
} {
  const { isPending, setting } = useSiteSettings();
  return { isPending, setting, forms: useOpenForms(setting) };
}

/** The ways to a new password, the one to begin with first (spec §2: mobile where CHNGPASSVERIF3 is on). */
export function forgotWays(setting: SettingOf): readonly ('mobile' | 'email')[] {
  return setting('CHNGPASSVERIF3') ? ['mobile', 'email'] : ['email'];
}

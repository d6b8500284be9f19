import type { Client } from '@livery/api';
import { type SettingsNode, whitelabel } from '@livery/api/contract/system';
import { resolve, type Said, type SettingName, type Settings } from '@livery/merchant/settings';
import type { PublicMerchant } from '@livery/merchant/site-config';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';

/** What the platform says of the merchant's settings (spec §3 "Settings tree node"); asked for when an entry screen opens. */
function siteSettingsQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [whitelabel.id],
    queryFn: async ({ signal }) =>
      saidByTree((await client.call(whitelabel, {}, { signal })).settings),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A settings tree as settings: 1 is on. Nodes that the site does not know are harmless. */
export function saidByTree(nodes: readonly SettingsNode[]): Said {
  const named = (each: readonly SettingsNode[]): [string, boolean][] =>
    each.flatMap(({ modId, enabled, childrenNodes }) => [
      [modId, enabled === 1] as [string, boolean],
      ...named(childrenNodes),
    ]);
  return Object.fromEntries(named(nodes));
}

/** A setting by its name; see `resolve`. */
export type SettingOf = <S extends SettingName>(name: S) => Settings[S];

/** Settings as they are decided from what the platform said, if it has. */
export function settingsFrom(platform: Said | undefined, merchant: PublicMerchant): SettingOf {
  return (name) => resolve(name, { platform, merchant });
}

/** The site's settings; the merchant's own until the platform has spoken, and where it cannot be heard. */
export function useSiteSettings(): { readonly isPending: boolean; readonly setting: SettingOf } {
  const { client, site } = useServices();
  const { data, isPending } = useQuery(siteSettingsQuery(client));
  return { isPending, setting: settingsFrom(data, site.merchant) };
}

/** The forms by which an account can be opened now; none while the platform has closed registration altogether. */
export function useRegistrationForms(): {
  readonly isPending: boolean;
  readonly setting: SettingOf;
  readonly forms: ReturnType<typeof registrationForms>;
} {
  const { cache, queries } = useServices();
  const { isPending, setting } = useSiteSettings();
  const { permission } = cache.getQueryData(queries.system().queryKey) ?? {};
  const isOpen = permission?.register.enabled ?? true;
  return { isPending, setting, forms: isOpen ? registrationForms(setting) : [] };
}

/**
 * Whether a page may lead to registration, from what is known without another call: the permission answer at start, and the
 * settings as the platform has stated them by now, or else the merchant's own.
 */
export function useRegistrationOpen(): boolean {
  const { client, cache, queries, site } = useServices();
  const { data } = useQuery({ ...siteSettingsQuery(client), enabled: false });
  const { permission } = cache.getQueryData(queries.system().queryKey) ?? {};
  const setting = settingsFrom(data, site.merchant);
  return permission?.register.enabled !== false && registrationForms(setting).length > 0;
}

/** The forms by which an account can be opened, the one to begin with first (spec §2: mobile where it is on). */
export function registrationForms(setting: SettingOf): readonly ('mobile' | 'username')[] {
  return [
    ...(setting('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(setting('USERNAMEREG3') ? (['username'] as const) : []),
  ];
}

/** The ways to a new password, the one to begin with first (spec §2: mobile where CHNGPASSVERIF3 is on). */
export function forgotWays(setting: SettingOf): readonly ('mobile' | 'email')[] {
  return setting('CHNGPASSVERIF3') ? ['mobile', 'email'] : ['email'];
}

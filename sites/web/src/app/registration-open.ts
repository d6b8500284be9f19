import {
  type PartialSettings,
  resolve,
  type SettingName,
  type Settings,
} from '@livery/merchant/settings';
import type { PublicMerchant } from '@livery/merchant/site-config';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';
import { usePermission } from './use-permission.ts';

/** Where the cache keeps what the platform has stated of the merchant's settings, see `useSiteSettings`. */
export const siteSettingsKey = ['siteSettings'] as const;

/** A setting by its name; see `resolve`. */
export type SettingOf = <S extends SettingName>(name: S) => Settings[S];

/** Settings as they are decided from what the platform has stated, if it has. */
export function settingsFrom(
  platform: PartialSettings | undefined,
  merchant: PublicMerchant,
): SettingOf {
  return (name) => resolve(name, { platform, merchant });
}

/** The forms by which an account can be opened, the one to begin with first (spec §2: mobile where it is on). */
export function registrationForms(setting: SettingOf): readonly ('mobile' | 'username')[] {
  return [
    ...(setting('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(setting('USERNAMEREG3') ? (['username'] as const) : []),
  ];
}

/** The forms that are open now; none while the platform has closed registration altogether. */
export function useOpenForms(setting: SettingOf): ReturnType<typeof registrationForms> {
  const isOpen = usePermission()?.register.enabled ?? true;
  return isOpen ? registrationForms(setting) : [];
}

/**
 * Whether a page may lead to registration, from what is known without another call: the permission answer at start, and the
 * settings as the platform has stated them by now, or else the merchant's own. Every page has it, so it is apart from the call.
 */
export function useRegistrationOpen(): boolean {
  const { site } = useServices();
  const { data } = useQuery<PartialSettings>({ queryKey: siteSettingsKey, queryFn: skipToken });
  return useOpenForms(settingsFrom(data, site.merchant)).length > 0;
}

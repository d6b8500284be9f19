import type { TFunction } from 'i18next';

/** What a device is called: names of products, or that its browser did not say. */
export function deviceWords(
  t: TFunction,
  {
    browser,
    system,
  }: { readonly browser?: string | undefined; readonly system?: string | undefined },
): string {
  if (browser !== undefined && system !== undefined)
    return t('security.device', { browser, system });
  return browser ?? system ?? t('security.device.unknown');
}

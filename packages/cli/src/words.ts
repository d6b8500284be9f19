import type { PageWords, SiteParts } from '@livery/emit';
import { createI18n } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';

/** The sentences that stand in a merchant's HTML, in each of its languages, with its own copy where it has some. */
export async function pageWords(
  merchant: Merchant,
  copy: SiteParts['copy'],
): Promise<SiteParts['words']> {
  const entries = await Promise.all(
    merchant.languages.map(async (code): Promise<[string, PageWords]> => {
      const { t } = await createI18n({
        language: code,
        areas: ['common', 'home', 'status'],
        overrides: copy[code] ?? {},
      });
      const title = t('common.page.title', { page: t('home.title'), site: merchant.name });
      return [
        code,
        {
          title,
          description: t('home.hero.lead'),
          loading: t('common.loading'),
          noScript: t('status.noScript'),
          failed: t('common.chunk.text'),
          reload: t('common.reload'),
        },
      ];
    }),
  );
  return Object.fromEntries(entries);
}

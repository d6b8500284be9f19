import type { OfferedLanguage, SiteConfig } from '@livery/merchant/site-config';

/**
 * The language to show: the one that the page is marked with, since the boot script has put a saved or browser's choice
 * there before the first paint; the page's own when the mark is not an offered language.
 *
 * @param mark `lang` of the root element, BCP 47
 */
export function shownLanguage(
  site: Pick<SiteConfig, 'language' | 'languages'>,
  mark: string,
): OfferedLanguage {
  const { languages, language } = site;
  const shown =
    languages.find(({ tag }) => tag.toLowerCase() === mark.toLowerCase()) ??
    languages.find(({ code }) => code === language) ??
    languages[0];
  if (!shown) throw new Error('livery: the page offers no language; emit the site again.');
  return shown;
}

import { languages } from '@livery/i18n/languages';
import { type Merchant, resolve } from '@livery/merchant';
import { type Brand, type Script, scripts } from '@livery/theme';
import { type Diagnostic, placeFindings } from '@livery/theme/diagnostic';
import { checkTypefaces, type TypefaceNeeds } from '@livery/theme/fonts';
import type { Fonts } from './read-fonts.ts';

/** A brand as it was read from its folder. */
export interface BrandInFolder {
  readonly brand: Brand;
  /** As findings name it: `themes/mayura`. */
  readonly folder: string;
  /** What its files say, for the line and column of a finding. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a brand's typefaces cannot do that a merchant of it needs. */
export function checkMerchantTypefaces(
  brand: BrandInFolder,
  merchant: Merchant,
  fonts: Fonts,
): Promise<Diagnostic[]> {
  return check(brand, needsOf(merchant), fonts);
}

/** The same for a brand that no merchant has yet: every script that it names must work in its commonest language. */
export function checkBrandTypefaces(brand: BrandInFolder, fonts: Fonts): Promise<Diagnostic[]> {
  const named = scripts.filter((script) => brand.brand.typefaces[script]);
  return check(brand, { languages: named.map((script) => commonest[script]) }, fonts);
}

const commonest: Record<Script, string> = {
  latin: 'en',
  devanagari: 'hi',
  bengali: 'bn',
  thai: 'th',
  arabic: 'ar',
  tamil: 'ta',
  telugu: 'te',
};

async function check(
  { brand, folder, texts }: BrandInFolder,
  needs: TypefaceNeeds,
  fonts: Fonts,
): Promise<Diagnostic[]> {
  const file = `${folder}/brand.json`;
  const found = await checkTypefaces(brand, needs, { ...fonts, file });
  return placeFindings(found, texts.get(file) ?? '');
}

function needsOf(merchant: Merchant): TypefaceNeeds {
  return {
    languages: merchant.languages.map((code) => languages[code].tag),
    currencySymbol: resolve('currencySymbol', { merchant }),
    nativeDigits: merchant.nativeDigits,
  };
}

import { commandRules } from '@livery/cli';
import { copyRules, merchantRules } from '@livery/merchant';
import { brandRules, themeRules } from '@livery/theme';
import { documentRules, jsonRules } from '@livery/theme/diagnostic';
import { fontRules, typefaceRules } from '@livery/theme/fonts';
import { importRules } from '@livery/theme/import';
import { logoRules } from '@livery/theme/logo';
import { tokenRules } from '@livery/theme/overrides';
import type { Area } from './page.ts';

/** Every rule by the kind of file that can break it. */
export const areas: readonly Area[] = [
  { title: 'Any JSON file', rules: Object.values(jsonRules) },
  {
    title: 'brand.json',
    rules: [...Object.values(documentRules('brand')), ...Object.values(brandRules)],
  },
  { title: 'tokens.json', rules: Object.values(tokenRules) },
  {
    title: 'Typefaces',
    rules: [...Object.values(fontRules), ...typefaceRules.map(({ rule }) => rule)],
  },
  { title: 'Themes', rules: Object.values(themeRules) },
  { title: 'Logos', rules: Object.values(logoRules) },
  { title: 'merchant.json', rules: merchantRules },
  { title: 'copy.*.json', rules: copyRules },
  { title: 'Imported token files', rules: Object.values(importRules) },
  { title: 'Pictures for `livery generate`', rules: commandRules.picture },
  { title: 'The help centre in pages', rules: commandRules.help },
  { title: 'Files and folders of a command', rules: commandRules.input },
  { title: 'The command line', rules: commandRules.usage },
  { title: 'The machine', rules: commandRules.system },
];

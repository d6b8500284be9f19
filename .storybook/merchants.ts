import { parseMerchant } from '@livery/merchant';

const files = import.meta.glob<string>('../merchants/*/merchant.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The folders under `themes/`, which a merchant may name. */
const themeNames = Object.keys(import.meta.glob('../themes/*/brand.json')).map(folderOf);

/** The merchants of this repository by folder name: what the toolbar offers and the stories' platform knows. */
export const merchants = Object.fromEntries(
  Object.entries(files).map(([file, text]) => {
    const parsed = parseMerchant(text, file, { themes: themeNames });
    if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
    return [folderOf(file), parsed.value];
  }),
);

export type StorybookMerchant = (typeof merchants)[string];

/** The merchant of a folder; the first one for a name that is not there. */
export function merchantOf(folder: unknown): StorybookMerchant {
  const found = merchants[String(folder)] ?? Object.values(merchants)[0];
  if (!found) throw new Error('There is no merchant: expected merchants/<name>/merchant.json.');
  return found;
}

function folderOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}

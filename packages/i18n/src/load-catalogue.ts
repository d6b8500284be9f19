import type { Area } from './messages.ts';

/** A catalogue file: message by key; a plural message has a key per form (`x_one`, `x_other`). */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Loads one language × area; a bundler makes a chunk of each.
 *
 * @param folder the language's folder, its code in lower case
 */
export async function loadCatalogue(folder: string, area: Area): Promise<Catalogue> {
  // The template is what Vite splits on; the attribute is what Node asks for.
  const module: { default: Catalogue } = await import(`./catalogues/${folder}/${area}.json`, {
    with: { type: 'json' },
  });
  return module.default;
}

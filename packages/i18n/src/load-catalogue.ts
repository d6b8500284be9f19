import type { Area } from './messages.ts';

/** A catalogue file: message by key; a plural message has a key per form (`x_one`, `x_other`). */
export type Catalogue = Readonly<Record<string, string>>;

interface CatalogueModule {
  readonly default: Catalogue;
}

/**
 * Loads one language × area; a bundler makes a chunk of each. What a first page needs is named here; where all other areas are
 * is a list that grows with every screen, so it loads with the first of them.
 *
 * @param folder the language's folder, its code in lower case
 */
export async function loadCatalogue(folder: string, area: Area): Promise<Catalogue> {
  const module = await moduleOf(folder, area);
  return module.default;
}

// The templates are what Vite splits on; the attribute is what Node asks for.
async function moduleOf(folder: string, area: Area): Promise<CatalogueModule> {
  switch (area) {
    case 'common':
      return import(`./catalogues/${folder}/common.json`, { with: { type: 'json' } });
    case 'home':
      return import(`./catalogues/${folder}/home.json`, { with: { type: 'json' } });
    default: {
      const { loadLaterCatalogue } = await import('./load-later-catalogue.ts');
      return loadLaterCatalogue(folder, area);
    }
  }
}

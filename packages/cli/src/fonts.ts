import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteParts } from '@livery/emit';
import type { Brand } from '@livery/theme';
import type { FontCatalogue, FontFamily } from '@livery/theme/fonts';

type Fonts = SiteParts['fonts'];

/**
 * What the installed @fontsource packages have of the typefaces that brands name. A package that is not installed is
 * left out: `checkFonts` says so with the brand's file.
 */
export async function readFonts(root: string, brands: readonly Brand[]): Promise<Fonts> {
  const names = new Set(brands.flatMap(familiesOf));
  const catalogue: Record<string, FontFamily> = {};
  const versions: Record<string, string> = {};
  for (const name of [...names].sort()) {
    const folder = join(root, 'node_modules', '@fontsource', name);
    if (!existsSync(join(folder, 'metadata.json'))) continue;
    const metadata = await readRecord(join(folder, 'metadata.json'));
    const ranges = await readRecord(join(folder, 'unicode.json'));
    const { version } = await readRecord(join(folder, 'package.json'));
    catalogue[name] = {
      family: String(metadata.family),
      subsets: subsets(folder, name, metadata, ranges),
    };
    versions[name] = String(version);
  }
  return { catalogue, versions };
}

function familiesOf({ typefaces }: Brand): string[] {
  return Object.values(typefaces).flatMap((pair) =>
    pair ? [pair.display.family, pair.body.family] : [],
  );
}

function subsets(
  folder: string,
  name: string,
  metadata: Record<string, unknown>,
  ranges: Record<string, unknown>,
): FontCatalogue[string]['subsets'] {
  const weights = list(metadata.weights).map(Number);
  return Object.fromEntries(
    list(metadata.subsets)
      .map(String)
      .filter((subset) => typeof ranges[subset] === 'string')
      .map((subset) => {
        const files = weights
          .map(
            (weight) =>
              [weight, join(folder, 'files', `${name}-${subset}-${weight}-normal.woff2`)] as const,
          )
          .filter(([, file]) => existsSync(file));
        return [subset, { unicodeRange: String(ranges[subset]), files: Object.fromEntries(files) }];
      }),
  );
}

async function readRecord(file: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${file} is not a JSON object.`);
  return { ...value };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

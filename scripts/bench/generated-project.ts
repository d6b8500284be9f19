import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, toGamut } from 'culori';

/** The shipped merchants with two languages each, used in turn. */
const templates = ['india', 'bangladesh', 'vietnam'] as const;

const choices = {
  density: ['compact', 'comfortable', 'roomy'],
  elevation: ['flat', 'soft', 'crisp', 'deep'],
  cover: ['arch', 'round', 'pebble', 'square'],
  motif: ['feather', 'lily', 'lotus', 'ribbon'],
} as const;

/**
 * Writes a project of many merchants, each with its own brand: themes, merchants and their copy as the shipped ones
 * have, with other colours, shapes, names and hosts. The same number gives the same bytes.
 */
export async function writeGeneratedProject(
  root: string,
  target: string,
  merchants: number,
): Promise<void> {
  const parts = await Promise.all(templates.map((name) => readTemplate(root, name)));
  await mkdir(target, { recursive: true });
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'));
  for (let index = 0; index < merchants; index += 1) {
    const template = parts[index % parts.length];
    if (!template) throw new Error('No template to generate merchants from.');
    await writeMerchant(target, template, index);
  }
}

interface Template {
  readonly merchant: Record<string, unknown>;
  readonly brand: Record<string, unknown>;
  readonly logo: string;
  /** By file name: `copy.vi.json`. */
  readonly copy: Readonly<Record<string, string>>;
}

async function readTemplate(root: string, name: string): Promise<Template> {
  const folder = join(root, 'merchants', name);
  const merchant = await readObject(join(folder, 'merchant.json'));
  const theme = join(root, 'themes', String(merchant['theme']));
  const copies = name === 'vietnam' ? ['copy.vi.json', 'copy.en.json'] : [];
  const copy = await Promise.all(
    copies.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  return {
    merchant,
    brand: await readObject(join(theme, 'brand.json')),
    logo: await readFile(join(theme, 'logo.svg'), 'utf8'),
    copy: Object.fromEntries(copy),
  };
}

async function writeMerchant(target: string, template: Template, index: number): Promise<void> {
  const id = `generated-${String(index).padStart(4, '0')}`;
  const theme = join(target, 'themes', id);
  const folder = join(target, 'merchants', id);
  await Promise.all([mkdir(theme, { recursive: true }), mkdir(folder, { recursive: true })]);
  const name = `Generated ${index}`;
  const merchant = {
    ...template.merchant,
    code: `GEN${index}`,
    name,
    hosts: [`${id}.localhost`],
    theme: id,
    default: index === 0,
  };
  await Promise.all([
    writeFile(join(theme, 'brand.json'), json(brandOf(template, name, index))),
    writeFile(join(theme, 'logo.svg'), template.logo),
    writeFile(join(folder, 'merchant.json'), json(merchant)),
    ...Object.entries(template.copy).map(([file, text]) => writeFile(join(folder, file), text)),
  ]);
}

function brandOf({ brand }: Template, name: string, index: number): Record<string, unknown> {
  // The golden angle covers the whole hue circle without repeating; lightness and chroma change at other rates.
  const colour = (turn: number) =>
    formatHex(
      toGamut(
        'rgb',
        'oklch',
      )({
        mode: 'oklch',
        l: 0.35 + 0.4 * ((index * 0.37) % 1),
        c: 0.05 + 0.2 * ((index * 0.61) % 1),
        h: (index * 137.508 + turn) % 360,
      }),
    );
  const pick = <T>(values: readonly T[], every: number) =>
    values[Math.floor(index / every) % values.length];
  return {
    schema: 1,
    name,
    seeds: { brand: colour(0), accent: colour(140) },
    typefaces: brand['typefaces'],
    radius: index % 29,
    density: pick(choices.density, 1),
    elevation: pick(choices.elevation, 3),
    cover: pick(choices.cover, 5),
    motif: pick(choices.motif, 7),
  };
}

async function readObject(file: string): Promise<Record<string, unknown>> {
  // Our own shipped files; `livery check` has read them.
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

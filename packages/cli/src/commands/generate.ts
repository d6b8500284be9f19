import { resolve } from 'node:path';
import { deriveTheme, parseBrand } from '@livery/theme';
import { type Diagnostic, placeFindings } from '@livery/theme/diagnostic';
import { namedColour, type PickedSeeds, pickSeeds } from '@livery/theme/seeds';
import type { Context } from '../command/context.ts';
import { inputError, type Outcome, usageError } from '../command/outcome.ts';
import { usageRules } from '../command/usage-rules.ts';
import { brandFile, type ChosenSeeds, nameFrom } from '../generate/brand-file.ts';
import { drawMonogram } from '../generate/draw-monogram.ts';
import { pictureRules } from '../generate/picture-rules.ts';
import { type Picture, readPicture } from '../generate/read-picture.ts';
import type { AddCommand } from '../program.ts';
import { refuseFilled } from '../refuse-filled.ts';
import { writeFiles } from '../write-files.ts';
import { repairLines } from './check.ts';

const examples = `
Examples:
  livery generate --seed "#7a1fa2" --out themes/harbour
  livery generate --logo logo.svg --out themes/harbour --name "Harbour"
  livery generate --logo logo.png --seed "#7a1fa2" --out tmp-brand   your colour, the file as logo`;

interface GenerateFlags {
  readonly seed?: string;
  readonly logo?: string;
  readonly out: string;
  readonly name?: string;
  readonly force?: true;
}

/** `livery generate` */
export const addGenerate: AddCommand = (program, start) => {
  program
    .command('generate')
    .summary('create a brand from one colour or one logo')
    .description(
      'Writes a folder that "livery check" passes: brand.json with the chosen seed colours, and the logo. Everything else is generated; you can edit the files.',
    )
    .option('--seed <colour>', 'your colour, #rrggbb')
    .option('--logo <file>', 'your logo, SVG or PNG: its colours become the seeds')
    .requiredOption('--out <folder>', 'output folder, such as themes/harbour')
    .option('--name <text>', "the brand's name (default: from the file's or folder's name)")
    .option('--force', 'write even if the folder is not empty')
    .addHelpText('after', examples)
    .action((flags: GenerateFlags, command) =>
      start(command, (context) => generate(flags, context)),
    );
};

async function generate(flags: GenerateFlags, context: Context): Promise<Outcome> {
  const { cwd } = context;
  const seed = flags.seed === undefined ? undefined : readSeed(flags.seed);
  if (seed === undefined && flags.logo === undefined) {
    throw usageError(usageRules.noSource, {});
  }
  const folder = resolve(cwd, flags.out);
  await refuseFilled(folder, flags.out, flags.force === true);
  context.progress.step('Reading the logo');
  const picture =
    flags.logo === undefined ? undefined : await readPicture(resolve(cwd, flags.logo), flags.logo);
  const picked = choose(seed, picture, flags.logo ?? '');
  const name = (flags.name ?? nameFrom(flags.logo ?? flags.out)).trim();
  const json = brandFile(name, seedsOf(picked), folder);
  const parsed = parseBrand(json, 'brand.json');
  if (!parsed.ok) {
    const [first] = parsed.diagnostics;
    throw usageError(usageRules.name, {
      problem: first?.message ?? 'The brand is not valid.',
      suggestion: first?.remedy ?? 'Change --name.',
    });
  }

  const shown = flags.out;
  const file = `${shown}/brand.json`;
  const derived = deriveTheme(parsed.value, file);
  if (!derived.ok) return refused(placeFindings(derived.diagnostics, json), file, json);
  const theme = derived.value;
  const { radius } = parsed.value;
  const logos: Readonly<Record<string, string>> = picture
    ? { 'logo.svg': picture.svg }
    : {
        'logo.svg': drawMonogram(name, theme.light, radius),
        'logo-dark.svg': drawMonogram(name, theme.dark, radius),
      };
  await writeFiles(folder, { 'brand.json': json, ...logos }, ['logo-dark.svg']);

  const logo = picture?.notes ?? [
    'generated from the name, for light and dark mode: replace it with your own',
  ];
  const { repairs } = theme;
  return {
    ok: true,
    diagnostics: [],
    result: {
      folder: shown,
      name,
      seeds: picked.picked.map((choice) => ({ ...choice })),
      left: picked.left,
      logo,
      repairs: repairs.map((repair) => ({ ...repair })),
    },
    lines: (paint) => [
      ...picked.picked.map(
        ({ seed: which, hex, reason }) => `${paint.strong(which.padEnd(8))} ${hex}  ${reason}`,
      ),
      ...picked.left.map((line) => paint.faint(line)),
      ...logo.map((line) => `${paint.strong('logo    ')} ${line}`),
      '',
      ...(context.quiet ? [] : repairLines({ name, repairs }, paint)),
      `livery generate: ${paint.good(`${name} is in ${shown}`)}. Check it: livery check ${shown}`,
    ],
  };
}

/** Colours from which no readable theme comes: told with the nearest that does, and nothing is written. */
function refused(diagnostics: readonly Diagnostic[], file: string, json: string): Outcome {
  return {
    ok: false,
    diagnostics,
    texts: new Map([[file, json]]),
    result: {},
    note: 'Nothing was written.',
    lines: () => [],
  };
}

function readSeed(text: string): string {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text.replace(/^#?/, '#');
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hex.toLowerCase();
  const named = namedColour(text);
  if (named !== undefined) {
    throw usageError(usageRules.seedName, { name: text, colour: named });
  }
  throw usageError(usageRules.seed, { text });
}

function choose(
  seed: string | undefined,
  picture: Picture | undefined,
  named: string,
): PickedSeeds {
  if (seed !== undefined) {
    return {
      picked: [{ seed: 'brand', hex: seed, share: 1, reason: 'as you gave it' }],
      left: ['accent and neutral: generated from it'],
    };
  }
  const picked = picture && pickSeeds(picture.pixels);
  if (picked) return picked;
  throw inputError(pictureRules.invisible, { file: named });
}

function seedsOf({ picked }: PickedSeeds): ChosenSeeds {
  const of = (which: string) => picked.find(({ seed }) => seed === which)?.hex;
  const [accent, neutral] = [of('accent'), of('neutral')];
  return {
    brand: of('brand') ?? '',
    ...(accent === undefined ? {} : { accent }),
    ...(neutral === undefined ? {} : { neutral }),
  };
}

import { parseArgs } from 'node:util';

const modes = ['light', 'dark', 'lightContrast', 'darkContrast'] as const;

export const help = `npm run test:matrix [-- options] [files]
  Every story, with axe, in every brand and in light, dark and high contrast: a run of the stories for
  each brand and mode, two at a time. In \`npm test\` each story is tested in one of them, assigned by its id.

  --merchant <folder>   one brand only; may be given again
  --mode <mode>         ${modes.join(', ')}; may be given again (default light, dark, darkContrast)
  --shard <n>/<of>      every <of>th run, starting with the <n>th: shards for several machines
  --workers <n>         runs at a time (default 2)
  --minutes <n>         timeout of a run (default 40)
  --help
`;

export interface MatrixOptions {
  /** Each as `merchant/mode`. */
  readonly combinations: readonly string[];
  readonly workers: number;
  readonly minutes: number;
  /** Names of story files, as Vitest takes them; all when empty. */
  readonly files: readonly string[];
}

/**
 * The parsed command line, or its error; undefined for help.
 *
 * @param merchants folders under `merchants/`
 */
export function optionsOf(
  args: string[],
  merchants: readonly string[],
): MatrixOptions | string | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        merchant: { type: 'string', multiple: true },
        mode: { type: 'string', multiple: true, default: ['light', 'dark', 'darkContrast'] },
        shard: { type: 'string', default: '1/1' },
        workers: { type: 'string', default: '2' },
        minutes: { type: 'string', default: '40' },
      },
    });
    if (values.help) return undefined;
    const brands = values.merchant ?? merchants;
    const [part = 0, of = 0] = values.shard.split('/').map(Number);
    const [workers, minutes] = [Number(values.workers), Number(values.minutes)];
    const wrong =
      unknown('merchant', brands, merchants) ??
      unknown('mode', values.mode, modes) ??
      (part >= 1 && part <= of ? undefined : `There is no shard ${values.shard}.`) ??
      (workers >= 1 && minutes > 0 ? undefined : '--workers and --minutes are numbers above 0.');
    if (wrong) return wrong;
    const all = brands.flatMap((merchant) => values.mode.map((mode) => `${merchant}/${mode}`));
    const combinations = all.filter((_, index) => index % of === part - 1);
    return { combinations, workers, minutes, files: positionals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function unknown(name: string, given: readonly string[], known: readonly string[]) {
  const wrong = given.find((each) => !known.includes(each));
  return wrong === undefined
    ? undefined
    : `There is no ${name} "${wrong}". There are: ${known.join(', ')}.`;
}

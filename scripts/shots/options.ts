import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { merchantFolders } from '../merchant-folders.ts';
import { type View, views } from './views.ts';

const root = join(import.meta.dirname, '../..');
/** Folders under `merchants/`. */
const merchants = merchantFolders(root);
/** The toolbar's: each with a complete catalogue, and the mirrored one. */
const languages = ['EN', 'TH', 'BN', 'HI', 'VI', 'RTL'] as const;
const modes = ['light', 'dark'] as const;

export const help = `npm run shots
  The home page in every brand, mode and language, into .cache/shots, and the README’s image.

npm run shots -- pages
  Every public page on a contact sheet for phones and one for desktops, in each brand and both
  modes, into docs/pictures.

npm run shots -- stories "<start of titles>" [options]
  Each story whose title begins so, after its play, into .cache/shots/stories, and a contact
  sheet for each merchant, mode, language and view. Builds Storybook if it is out of date.
  A story whose play fails is listed at the end, and the exit code is 1.

  --merchant <folder|all>   ${merchants.join(', ')}; may be given again (default india)
  --mode <light|dark>       default both
  --language <code>         ${languages.join(', ')} (default EN)
  --view <phone|desktop>    default both; a story tagged phone or desktop is for that one only
`;

export interface StoryShots {
  readonly what: 'stories';
  /** What titles begin with. */
  readonly prefix: string;
  readonly merchants: readonly string[];
  readonly modes: readonly string[];
  readonly language: string;
  readonly views: readonly View[];
}

/** The parsed command line, or its error. */
export function optionsOf(
  args: string[],
):
  | StoryShots
  | { readonly what: 'home' }
  | { readonly what: 'pages' }
  | { readonly what: 'help' }
  | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [what, prefix, ...more] = positionals;
  if (values.help) return { what: 'help' };
  if (what === undefined) return { what: 'home' };
  if (what === 'pages' && prefix === undefined) return { what: 'pages' };
  if (what !== 'stories' || prefix === undefined || more.length > 0) {
    return `Expected \`pages\` or \`stories "<start of titles>"\`, found \`${positionals.join(' ')}\`.`;
  }
  const asked = values.merchant.includes('all') ? merchants : values.merchant;
  const wrong =
    unknown('merchant', asked, merchants) ??
    unknown('mode', values.mode ?? [], modes) ??
    unknown('language', [values.language], languages) ??
    unknown('view', values.view ?? [], Object.keys(views));
  if (wrong) return wrong;
  return {
    what: 'stories',
    prefix,
    merchants: asked,
    modes: values.mode ?? modes,
    language: values.language,
    // `unknown` has looked.
    views: (values.view ?? Object.keys(views)) as View[],
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      merchant: { type: 'string', multiple: true, default: ['india'] },
      mode: { type: 'string', multiple: true },
      language: { type: 'string', default: 'EN' },
      view: { type: 'string', multiple: true },
    },
  });
}

function unknown(
  name: string,
  given: readonly string[],
  known: readonly string[],
): string | undefined {
  const wrong = given.find((each) => !known.includes(each));
  return wrong === undefined
    ? undefined
    : `There is no ${name} "${wrong}". There are: ${known.join(', ')}.`;
}

import { parseArgs } from 'node:util';

export const help = `npm run visual [-- options]
  Pictures of this tree beside pictures of another commit, taken by the same browser in the same run:
  the sheets of all states (four brands, four modes) and every story of a screen (brand and mode dealt
  by its id), on a phone and on a desktop. The report, .cache/visual/report/index.html, has each picture
  that differs before, after, and with the differing pixels marked, the largest difference first.

  The exit code is 1 when a picture differs. A story that is only here, or only there, is listed and is
  no difference. Movement is off, fonts are loaded, the clock stands still.

  --base <commit>    what to compare with (default: where this branch left main; on main, the last commit)
  --only <titles>    stories whose title begins so, such as "Components/All states"; may be given again
  --view <view>      phone or desktop (default both)
  --help

  The base is built in a worktree of its own, which takes a minute or two; the build is kept by commit
  in .cache/visual/base, the newest three of them.
`;

export interface VisualOptions {
  readonly base: string | undefined;
  readonly only: readonly string[];
  readonly views: readonly ('phone' | 'desktop')[];
}

/** What the command line asks for, or what is wrong with it; undefined when it asks for help. */
export function optionsOf(args: string[]): VisualOptions | string | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h' },
        base: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        view: { type: 'string' },
      },
    });
    if (values.help) return undefined;
    const { view, base, only } = values;
    if (view !== undefined && view !== 'phone' && view !== 'desktop') {
      return `There is no view "${view}". There are: phone, desktop.`;
    }
    return { base, only, views: view ? [view] : ['phone', 'desktop'] };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

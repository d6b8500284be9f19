import { parseArgs } from 'node:util';

export const help = `npm run visual [-- options]
  Screenshots of this tree compared with another commit, taken by the same browser in the same run:
  the all-states stories (four brands, four modes) and every story of a screen (brand and mode assigned
  by its id), on a phone and on a desktop. The report, .cache/visual/report/index.html, has each screenshot
  that differs before, after, and with the differing pixels marked, the largest difference first.

  The exit code is 1 if a screenshot differs. Stories that only one side has are listed and do not count
  as differences. Motion is off, fonts are loaded, the clock is fixed.

  --base <commit>    the commit to compare with (default: the merge base with main; on main, the parent)
  --only <titles>    stories whose title begins so, such as "Components/All states"; may be given again
  --view <view>      phone or desktop (default both)
  --help

  The base is built in a separate worktree, which takes a minute or two; the three newest builds are kept
  by commit in .cache/visual/base.
`;

export interface VisualOptions {
  readonly base: string | undefined;
  readonly only: readonly string[];
  readonly views: readonly ('phone' | 'desktop')[];
}

/** The parsed command line, or its error; undefined for help. */
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

import { expect, waitFor } from 'storybook/test';
import { readTrees, writeTrees } from './kept-trees.ts';
import { underTest } from './pick.ts';
import { chosen } from './story-globals.ts';

/** As much of a story's context as is used here. */
interface Ended {
  readonly id: string;
  readonly canvasElement: HTMLElement;
  readonly parameters: {
    /** `assigned`: what is in the page depends on the brand's measures, so the tree is that of the brand and mode assigned to the story. */
    readonly tree?: 'assigned';
  };
}

/** What a user can operate, or what is announced. */
const interactive =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable], [aria-live], [role="status"], [role="alert"]';
const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
/** States that the tree itself does not show. */
const states = {
  required: ':required, [aria-required="true"]',
  invalid: '[aria-invalid]:not([aria-invalid="false"])',
  busy: '[aria-busy="true"]',
  current: '[aria-current]:not([aria-current="false"])',
} as const;

/** The star that a required field's label draws with an empty alternative text (`content: ' *' / ''`): it is not announced. */
const drawnStar = / ?\*\\?" \/ \\?"/g;

/**
 * After a story of an interactive component: its accessibility tree is the one that the file beside the story keeps. A story
 * that the file does not have is added to it, but in CI fails; `--update` writes what is there now. Trees have the words of the
 * story's arguments, so brand and mode make no difference, unless `parameters.tree` says so.
 */
export async function keepTree({ id, canvasElement, parameters }: Ended): Promise<void> {
  if (!underTest || !canvasElement.querySelector(interactive)) return;
  if (parameters.tree === 'assigned' && chosen) return;
  // Both are in Vitest's browser alone.
  const vitest = await import('vitest');
  const { commands, server } = await import('vitest/browser');
  const file = treeFileOf(vitest.expect.getState().testPath);
  if (!file) return;
  const { updateSnapshot } = server.config.snapshotOptions;
  const story = id.split('--')[1] ?? id;
  const trees = readTrees(await commands.readFile(file).catch(() => ''));
  const kept = trees.get(story);
  if (kept === undefined ? updateSnapshot === 'none' : updateSnapshot !== 'all') {
    // What is spoken or drawn late comes a moment after the play.
    await waitFor(async () => expect(await treeOf(canvasElement)).toBe(kept));
    return;
  }
  const tree = await settledTree(canvasElement);
  if (tree !== kept) await commands.writeFile(file, writeTrees(new Map([...trees, [story, tree]])));
}

/** Beside the story, for components; what is drawn of many of them has its parts in theirs. */
function treeFileOf(storyFile = ''): string | undefined {
  const path = /packages\/ui\/src\/(?!samples\/)[\w-]+\/[\w-]+(?=\.stories\.tsx$)/.exec(storyFile);
  return path ? `${path[0]}.tree.txt` : undefined;
}

/** The tree once it has been the same for half a second. */
async function settledTree(canvas: Element): Promise<string> {
  for (let last = await treeOf(canvas); ; ) {
    await new Promise((done) => setTimeout(done, 500));
    const now = await treeOf(canvas);
    if (now === last) return now;
    last = now;
  }
}

async function treeOf(canvas: Element): Promise<string> {
  const { utils } = await import('vitest/browser');
  const { generateAriaTree, renderAriaTree } = utils.aria;
  const render = (element: Element) =>
    renderAriaTree(generateAriaTree(element)).replace(drawnStar, '').trim();
  const reached = (selector: string) =>
    [...canvas.querySelectorAll(selector)].filter(
      (element) => !element.closest('[aria-hidden="true"], [inert]') && element.checkVisibility(),
    );
  const more = [
    ...Object.entries(states).flatMap(([state, selector]) =>
      reached(selector).map((element) => `${state}: ${firstLine(render(element))}`),
    ),
    ...reached(live).map((element) => {
      const manner = element.getAttribute('aria-live') ?? element.role;
      return `live, ${manner}: ${(element.textContent ?? '').replace(/\s+/g, ' ').trim()}`.trim();
    }),
  ];
  return [render(canvas), ...(more.length ? ['', ...more] : [])].join('\n').trim();
}

const firstLine = (text: string) => text.split('\n')[0]?.replace(/^- |:$/g, '') ?? '';

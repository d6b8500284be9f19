import type { Browser, BrowserContext, Page } from 'playwright';
import { pick } from '../../.storybook/pick.ts';
import { createStage, type Stage } from '../shots/stage.ts';
import { type Story, storiesOf } from '../shots/storybook.ts';
import { type View, views } from '../shots/views.ts';
import { compare, type Difference } from './compare.ts';

/** One story in one brand and mode, with its viewports. */
export interface Job {
  readonly story: Story;
  readonly merchant: string;
  readonly mode: string;
  readonly views: readonly View[];
}

/** The result of one screenshot. */
export interface Result {
  /** Story, brand, mode and window, as the report names it. */
  readonly name: string;
  readonly difference: Difference | undefined;
}

export interface Outcome {
  readonly results: readonly Result[];
  /** Stories that could not be rendered the same way twice, with the reason. */
  readonly failures: readonly string[];
}

/** The platform's own time in every story. */
const time = Date.UTC(2026, 0, 15, 12, 0, 0);
/** Two pages of each side at a time. */
const workers = 2;
/**
 * A screenshot that differs is taken again, on both sides, until the difference is stable: something may have loaded late.
 */
const tries = 3;
/** Milliseconds for a page to load or a screenshot to be taken; an all-states story takes long on a busy machine. */
const timeoutMs = 120_000;
const sheets = 'In the brand and mode of the toolbar';
const modes = ['light', 'dark', 'lightContrast', 'darkContrast'] as const;

/**
 * The stories of both builds with their combinations: all-states stories in every brand and mode, a screen's story in one.
 */
export function jobsOf(
  head: string,
  base: string,
  merchants: readonly string[],
  { only, views: wanted }: { only: readonly string[]; views: readonly View[] },
): { jobs: Job[]; added: string[]; gone: string[] } {
  const of = (folder: string) =>
    storiesOf('', folder).filter(
      ({ title, name }) =>
        (name === sheets || title.startsWith('Screens/')) &&
        (only.length === 0 ||
          only.some((start) => title.toLowerCase().startsWith(start.toLowerCase()))),
    );
  const [here, there] = [of(head), of(base)];
  const missing = (from: readonly Story[], among: readonly Story[]) =>
    from
      .filter(({ id }) => !among.some((each) => each.id === id))
      .map(({ title, name }) => `${title} / ${name}`);
  const combinations = merchants.flatMap((merchant) => modes.map((mode) => ({ merchant, mode })));
  const jobs = here
    .filter(({ id }) => there.some((each) => each.id === id))
    .flatMap((story) => {
      const own = wanted.filter((view) => !tagsAway(story.tags).includes(view));
      const chosen = story.name === sheets ? combinations : [pick(story.id, combinations)];
      return chosen.map((combination) => ({ story, ...combination, views: own }));
    });
  return { jobs, added: missing(here, there), gone: missing(there, here) };
}

/** The viewports to skip: a story can be tagged for one only. */
function tagsAway(tags: readonly string[]): readonly string[] {
  const names = Object.keys(views);
  const own = names.find((view) => tags.includes(view));
  return own === undefined ? [] : names.filter((view) => view !== own);
}

/** Takes each screenshot on both sides and compares them. */
export async function compareAll(
  browser: Browser,
  addresses: { readonly base: string; readonly head: string },
  jobs: readonly Job[],
  say: (done: number) => void,
): Promise<Outcome> {
  const results: Result[] = [];
  const failures: string[] = [];
  const waiting = jobs.values();
  let done = 0;
  const work = async () => {
    const sides = await Promise.all(
      [addresses.base, addresses.head].map(async (address) => {
        const context = await still(browser);
        return { context, stage: createStage(context, address) };
      }),
    );
    const [base, head] = sides;
    for (const job of waiting) {
      if (!base || !head) return;
      try {
        results.push(...(await compareOne(base.stage, head.stage, job)));
      } catch (error) {
        await Promise.all(sides.map(({ stage }) => stage.leave()));
        failures.push(`${nameOf(job)}: ${error instanceof Error ? error.message : String(error)}`);
      }
      done += 1;
      say(done);
    }
    await Promise.all(sides.map(({ context }) => context.close()));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { results, failures };
}

const nameOf = ({ story, merchant, mode }: Job) =>
  `${story.title} / ${story.name} (${merchant}, ${mode})`;

async function compareOne(base: Stage, head: Stage, job: Job): Promise<Result[]> {
  let found: Result[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const [before, after] = await Promise.all([take(base, job), take(head, job)]);
    const earlier = found;
    found = job.views.map((view, index) => {
      const [one, two] = [before[index], after[index]];
      if (!one || !two) throw new Error('A picture is missing.');
      return { name: `${nameOf(job)}, ${view}`, difference: compare(one, two) };
    });
    if (found.every(({ difference }) => difference === undefined)) break;
    const alike = ({ difference }: Result, index: number) =>
      difference?.pixels === earlier[index]?.difference?.pixels;
    if (attempt > 0 && found.every(alike)) break;
    // From an empty page, so that leftovers of an earlier story make no difference.
    await Promise.all([base.leave(), head.leave()]);
  }
  return found;
}

async function take(stage: Stage, { story, merchant, mode, views: wanted }: Job) {
  // Played in the window of its first picture, the desktop's if both are taken.
  const begin = wanted.includes('desktop') ? 'desktop' : wanted[0];
  if (!begin) return [];
  const globals = `merchant:${merchant};mode:${mode};language:EN`;
  const { page, failure } = await stage.play(story.id, globals, views[begin]);
  if (failure !== undefined) throw new Error(failure);
  const taken = new Map<View, Buffer>();
  for (const view of wanted.toSorted((a) => (a === begin ? -1 : 1))) {
    await page.setViewportSize(views[view]);
    taken.set(view, await steadyPicture(page));
  }
  return wanted.map((view) => taken.get(view));
}

/** The picture once it has been the same twice: fonts, pictures and what is drawn by its size have come. */
async function steadyPicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures that wait for the window to reach them are wanted too: the whole page is taken.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  let last = await shoot(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.waitForTimeout(150);
    const now = await shoot(page);
    if (now.equals(last)) return now;
    last = now;
  }
  return last;
}

const shoot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** A context in which nothing moves and no time passes; of its own, as pages of one context share a service worker. */
async function still(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(timeoutMs);
  await context.clock.setFixedTime(time);
  await context.addInitScript(everythingIsNear);
  return context;
}

/** The whole page is taken, so pictures and lists that wait until the window comes near are wanted at once. */
function everythingIsNear(): void {
  const Watcher = window.IntersectionObserver;
  window.IntersectionObserver = class extends Watcher {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      this.#tell = tell;
    }
    override observe(target: Element): void {
      const rect = target.getBoundingClientRect();
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
        time: performance.now(),
      };
      queueMicrotask(() => this.#tell([entry], this));
    }
  };
}

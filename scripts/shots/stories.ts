import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { StoryShots } from './options.ts';
import { type Shot, sheetOf } from './sheet.ts';
import { createStage, type Stage } from './stage.ts';
import { buildIfStale, type Story, serve, storiesOf } from './storybook.ts';
import { views } from './views.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/shots/stories');
/** Pages at a time. */
const workers = 2;

/** One story in one brand and mode; all its views are taken of the same rendering. */
interface Job {
  readonly story: Story;
  readonly merchant: string;
  readonly mode: string;
}

/** Takes the screenshots and the contact sheets. False when a play failed. */
export async function shootStories(
  options: StoryShots,
  launch: () => Promise<Browser>,
): Promise<boolean> {
  buildIfStale();
  const stories = storiesOf(options.prefix);
  if (stories.length === 0) {
    process.stderr.write(`No story title starts with "${options.prefix}".\n`);
    return false;
  }
  const place = join(folder, slug(options.prefix));
  mkdirSync(place, { recursive: true });
  const jobs: Job[] = options.merchants.flatMap((merchant) =>
    options.modes.flatMap((mode) => stories.map((story) => ({ story, merchant, mode }))),
  );
  const shots: Shot[] = [];
  const failures: string[] = [];
  const server = await serve();
  const browser = await launch();
  try {
    const waiting = jobs.values();
    const work = async () => {
      // A separate context: pages of one context share a service worker.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const stage = createStage(context, server.address);
      for (const job of waiting) {
        const { taken, failure } = await shoot(stage, place, job, options);
        shots.push(...taken);
        const { story, merchant, mode } = job;
        if (failure)
          failures.push(`${story.title} / ${story.name} (${merchant}, ${mode}): ${failure}`);
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: workers }, work));
    const order = new Map(stories.map(({ id }, index) => [id, index]));
    shots.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
    for (const [sheet, of] of Object.entries(Object.groupBy(shots, (shot) => shot.sheet))) {
      const file = join(place, `${sheet}-sheet.png`);
      await sheetOf(browser, sheet, of ?? [], file);
      process.stdout.write(`${relative(root, file)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  process.stdout.write(`${shots.length} screenshots in ${relative(root, place)}\n`);
  for (const failure of failures) process.stderr.write(`✗ ${failure}\n`);
  return failures.length === 0;
}

async function shoot(
  stage: Stage,
  place: string,
  { story, merchant, mode }: Job,
  { language, views: wanted }: StoryShots,
): Promise<{ taken: Shot[]; failure: string | undefined }> {
  const only = Object.keys(views).find((view) => story.tags.includes(view));
  const taking = wanted.filter((view) => only === undefined || view === only);
  // A story is played in the window of its first picture, the desktop's if both are taken.
  const begin = taking.includes('desktop') ? 'desktop' : taking[0];
  if (!begin) return { taken: [], failure: undefined };
  try {
    const globals = `merchant:${merchant};mode:${mode};language:${language}`;
    const { page, failure } = await stage.play(story.id, globals, views[begin]);
    const taken: Shot[] = [];
    for (const view of taking.toSorted((a) => (a === begin ? -1 : 1))) {
      await page.setViewportSize(views[view]);
      await settled(page);
      const sheet = `${merchant}-${mode}-${language.toLowerCase()}-${view}`;
      const path = join(place, `${story.id}--${sheet}.png`);
      await page.screenshot({ path });
      const label = `${story.title.split('/').at(-1)} · ${story.name}`;
      taken.push({ id: story.id, sheet, view, path, label });
    }
    return { taken, failure };
  } catch (error) {
    await stage.leave();
    return { taken: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Fonts and pictures have come, and the layout of a new window size is drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 120)));
  });
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

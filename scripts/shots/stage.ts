import type { BrowserContext, Page } from 'playwright';

/** Milliseconds for a story with its play. */
const patience = 60_000;

/** What the workshop's preview has for its tools, which has no types. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, value: unknown) => void;
    on: (event: string, listener: (value?: { message?: string }) => void) => void;
  };
  /** What went wrong since the last story was asked for. */
  told?: string[];
}

interface Size {
  width: number;
  height: number;
}

export interface Stage {
  /** Plays a story to its end; gives the page that it stands in, and what its play failed with. */
  play(
    id: string,
    globals: string,
    window: Size,
  ): Promise<{ page: Page; failure: string | undefined }>;
  /** The next story gets a page of its own. */
  leave(): Promise<void>;
}

/** A page of the built workshop, which goes from story to story as the workshop itself does. */
export function createStage(context: BrowserContext, address: string): Stage {
  let page: Page | undefined;
  let standing = '';

  async function leave(): Promise<void> {
    await page?.close();
    page = undefined;
  }

  async function open(id: string, globals: string, window: Size): Promise<Page> {
    await leave();
    const opened = await context.newPage();
    page = opened;
    standing = globals;
    await opened.setViewportSize(window);
    // The pictures are looked at by people; axe looks at the stories in the tests.
    const query = `id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`;
    await opened.goto(`${address}iframe.html?${query}`);
    return opened;
  }

  return {
    leave,
    async play(id, globals, window) {
      let at = page;
      if (!at || standing !== globals) {
        at = await open(id, globals, window);
      } else {
        await at.setViewportSize(window);
        await at.evaluate((storyId) => {
          const preview = globalThis as Preview;
          preview.told = [];
          const show = { storyId, viewMode: 'story' };
          preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', show);
        }, id);
      }
      const failure = await played(at, id);
      // Whatever a failed story leaves behind is not the next one's.
      if (failure !== undefined) standing = '';
      return { page: at, failure };
    },
  };
}

/** Waits until the story's play has ended; gives what it failed with. */
async function played(page: Page, id: string): Promise<string | undefined> {
  const ended = await page.waitForFunction(
    (storyId) => {
      const preview = globalThis as Preview;
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
      if (channel && !preview.told) {
        const told: string[] = [];
        preview.told = told;
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyMissing']) {
          channel.on(event, (value) => void preview.told?.push(value?.message ?? event));
        }
      }
      const [failure] = preview.told ?? [];
      if (failure !== undefined) return { failure };
      const { id: now, phase } = preview.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      if (now !== storyId) return false;
      if (phase === 'errored' || phase === 'aborted') return { failure: phase };
      return phase === 'finished' ? { failure: undefined } : false;
    },
    id,
    { timeout: patience },
  );
  const { failure } = (await ended.jsonValue()) as { failure?: string };
  return failure?.split('\n')[0];
}

import type { BrowserContext, Page } from 'playwright';

/** Milliseconds for a story with its play. */
const timeoutMs = 60_000;

/** Storybook's preview API for its tools, which has no types. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, value: unknown) => void;
    on: (event: string, listener: (value?: { message?: string }) => void) => void;
  };
  /** The errors since the last story was requested. */
  errors?: string[];
}

interface Size {
  width: number;
  height: number;
}

export interface Stage {
  /** Plays a story to its end; returns its page and the error of its play, if any. */
  play(
    id: string,
    globals: string,
    window: Size,
  ): Promise<{ page: Page; failure: string | undefined }>;
  /** The next story gets a new page. */
  leave(): Promise<void>;
}

/** A page of the built Storybook, which navigates between stories as Storybook itself does. */
export function createStage(context: BrowserContext, address: string): Stage {
  let page: Page | undefined;
  let shown = '';

  async function leave(): Promise<void> {
    await page?.close();
    page = undefined;
  }

  async function open(id: string, globals: string, window: Size): Promise<Page> {
    await leave();
    const opened = await context.newPage();
    page = opened;
    shown = globals;
    await opened.setViewportSize(window);
    // People review the screenshots; axe checks the stories in the tests.
    const query = `id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`;
    await opened.goto(`${address}iframe.html?${query}`);
    return opened;
  }

  return {
    leave,
    async play(id, globals, window) {
      let at = page;
      if (!at || shown !== globals) {
        at = await open(id, globals, window);
      } else {
        await at.setViewportSize(window);
        await at.evaluate((storyId) => {
          const preview = globalThis as Preview;
          preview.errors = [];
          const show = { storyId, viewMode: 'story' };
          preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', show);
        }, id);
      }
      const failure = await played(at, id);
      // A failed story may leave state behind, so the next one gets a new page.
      if (failure !== undefined) shown = '';
      return { page: at, failure };
    },
  };
}

/** Waits until the story’s play has ended; returns its error, if any. */
async function played(page: Page, id: string): Promise<string | undefined> {
  const ended = await page.waitForFunction(
    (storyId) => {
      const preview = globalThis as Preview;
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
      if (channel && !preview.errors) {
        const errors: string[] = [];
        preview.errors = errors;
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyMissing']) {
          channel.on(event, (value) => void preview.errors?.push(value?.message ?? event));
        }
      }
      const [failure] = preview.errors ?? [];
      if (failure !== undefined) return { failure };
      const { id: now, phase } = preview.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      if (now !== storyId) return false;
      if (phase === 'errored' || phase === 'aborted') return { failure: phase };
      return phase === 'finished' ? { failure: undefined } : false;
    },
    id,
    { timeout: timeoutMs },
  );
  const { failure } = (await ended.jsonValue()) as { failure?: string };
  return failure?.split('\n')[0];
}

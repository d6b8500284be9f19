import { beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { stoppedDrawing } from '../scripts/test/reports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Leaves out the tests that have not begun. Declared in `vitest.config.ts`. */
    endRun: () => Promise<void>;
  }
}

/** Seconds without a frame after which a page is not drawn any more; a slow machine may take some for one. */
const longestFrame = 10;

/**
 * Now and then a headless Chromium stops drawing a page for good while its script goes on: whatever waits for an animation would then fail,
 * in every story that follows. A page that has stopped between two stories is given another size, which may make it draw again; a story that
 * failed in such a page says nothing about the story, and ends the run.
 */
beforeEach(
  ({ task }) => {
    // A story that passes does not wait for this one: it has come meanwhile.
    const early = aFrame();
    return async () => {
      const failed = task.result?.state === 'fail';
      if (await (failed ? aFrame() : early)) return;
      if (!failed && (await redrawn())) return;
      await commands.endRun();
      throw new Error(stoppedDrawing);
    };
  },
  // The two waits, and as much again.
  longestFrame * 4000,
);

/**
 * Whether the page is drawn once more in time. Time is counted by a timer of the page: while the page has no time for its timers, it has
 * none for a frame either.
 */
function aFrame(): Promise<boolean> {
  return new Promise((done) => {
    let seconds = 0;
    const end = (drawn: boolean) => {
      clearInterval(timer);
      done(drawn);
    };
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds === longestFrame) end(false);
    }, 1000);
    requestAnimationFrame(() => end(true));
  });
}

/** Whether another size makes the page draw again. That it has that size is not waited for: who draws nothing may not answer. */
function redrawn(): Promise<boolean> {
  const { innerWidth: width, innerHeight: height } = window;
  void page
    .viewport(width, height - 1)
    .then(() => page.viewport(width, height))
    .catch(() => undefined);
  return aFrame();
}

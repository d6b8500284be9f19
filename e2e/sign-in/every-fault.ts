import type { Step } from './fault-steps.ts';
import { during, expectSays, faults, faultsByTurns } from './faults.ts';
import { test } from './sign-in-page.ts';

/**
 * A test for each step of a flow, in the longer run: no fault of its call loses anything, and the next attempt continues. The flow's machine
 * is tested with every fault at every state (`packages/flows`).
 */
export function testEveryFault(flow: string, steps: readonly Step[]): void {
  test.describe(flow, { tag: '@more' }, () => {
    for (const [turn, step] of steps.entries()) {
      const played = faultsByTurns(faults, turn);
      const title = `${step.name}: ${played.map(({ name }) => name).join(', ')} lose nothing, and the next attempt succeeds`;
      test(title, async ({ page }) => {
        await page.clock.install();
        await step.reach(page);
        for (const [index, fault] of played.entries()) {
          await test.step(fault.name, async () => {
            await during(page, step.call, fault, () => step.act(page, index > 0));
            await expectSays(page, step.says ?? fault.says);
            await step.kept?.(page);
            await page.unroute(step.call);
          });
        }
        await (step.last ?? step.act)(page, true);
        await step.ends(page);
      });
    }
  });
}

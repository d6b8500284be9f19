import type { Step } from './fault-steps.ts';
import { during, expectSays, faults } from './faults.ts';
import { test } from './sign-in-page.ts';

/**
 * A test for each step of a flow, in the longer run: no fault of its call loses anything, and the next attempt continues.
 */
export function testEveryFault(flow: string, steps: readonly Step[]): void {
  test.describe(flow, { tag: '@more' }, () => {
    for (const step of steps) {
      const title = `${step.name}: ${faults.map(({ name }) => name).join(', ')} lose nothing, and the next try goes on`;
      test(title, async ({ page }) => {
        await page.clock.install();
        await step.reach(page);
        for (const [index, fault] of faults.entries()) {
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

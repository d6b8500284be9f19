import { expect, waitFor, within } from 'storybook/test';
import { undeclaredPairs } from '../panel/declared-pairs.ts';
import { paintedPairs } from '../panel/painted-pairs.ts';
import { docOf } from './doc-of.ts';
import { graphOf } from './graph.ts';
import { type FlowName, machines } from './machines.ts';

type Playing = { readonly canvasElement: HTMLElement };

/** What the page of a flow says of it. */
export const flowParameters = (flow: FlowName) => ({
  room: 'page' as const,
  docs: { description: { component: docOf(flow) } },
});

/** Every state is drawn, one is lit, and the current state is described. */
export const isDrawn =
  (flow: FlowName) =>
  async ({ canvasElement }: Playing): Promise<void> => {
    const page = within(canvasElement);
    // The first page to draw loads what lays the boxes out, which is large.
    const drawing = await page.findByRole('img', { name: /described below/ }, { timeout: 30_000 });
    const { states } = graphOf(machines[flow]);
    // the machine itself is a box as well
    await expect(drawing.querySelectorAll('[data-kind]')).toHaveLength(states + 1);
    await waitFor(() => expect(drawing.querySelector('[data-lit]')).not.toBeNull());
    await expect(page.getByText(/^Now in/)).toBeVisible();
    // The Livery panel measures this page too: what it lists must be what a reader sees.
    await expect(undeclaredPairs(paintedPairs(canvasElement))).toEqual([]);
  };

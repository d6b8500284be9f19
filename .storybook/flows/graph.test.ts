import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { graphOf } from './graph.ts';
import { layOut } from './layout.ts';
import { machines } from './machines.ts';

const machine = setup({
  actors: { load: fromPromise(async () => 'x') },
  delays: { rest: 20_000, blink: 500, long: () => 1 },
  guards: { sound: () => true },
}).createMachine({
  id: 'page',
  initial: 'open',
  on: { jump: { target: '.open.form' } },
  states: {
    open: {
      initial: 'loading',
      on: { leave: { target: 'closed' }, note: { actions: () => {} } },
      states: {
        loading: {
          invoke: { src: 'load', onDone: { target: 'form' }, onError: { target: 'form' } },
          after: { rest: { target: 'form' }, blink: { target: 'form' }, long: { target: 'form' } },
        },
        form: {
          on: {
            submit: [{ guard: 'sound', target: 'loading' }, { actions: () => {} }],
            again: { target: 'form', reenter: true },
          },
          always: [{ guard: 'sound', target: '#page.closed' }],
        },
      },
    },
    closed: { type: 'final' },
  },
});

test('a graph has every state and every way with its causes, guards and times', () => {
  const { root, edges, states, transitions } = graphOf(machine);
  expect([states, transitions]).toEqual([4, 12]);
  expect(root).toMatchObject({ name: 'page', kind: 'box', within: ['jump → open.form'] });
  const [open, closed] = root.states;
  expect(open).toMatchObject({ kind: 'box', initial: true, within: ['note'] });
  expect(closed).toMatchObject({ kind: 'final', initial: false });
  expect(open?.states).toMatchObject([
    { name: 'loading', initial: true, runs: ['load'], within: [] },
    { name: 'form', initial: false, within: ['submit [else]', 'again → anew'] },
  ]);
  expect(edges.map(({ from, to, causes }) => `${from} ${to}: ${causes.join(', ')}`)).toEqual([
    'page.open page.closed: leave',
    'page.open.loading page.open.form: load answers, load fails, after rest (20 s), after blink (500 ms), after long',
    'page.open.form page.open.loading: submit [sound]',
    'page.open.form page.closed: [sound]',
  ]);
});

test('a layout has a box for each state, a dot for each beginning, and no box over another', async () => {
  const graph = graphOf(machines.login);
  const { boxes, ways, dots, width, height } = await layOut(graph);
  expect(boxes).toHaveLength(graph.states + 1);
  expect(dots).toHaveLength(2);
  // a way from each dot
  expect(ways).toHaveLength(graph.edges.length + 2);
  const leaves = boxes.filter(({ state }) => state.states.length === 0);
  for (const one of leaves) {
    expect(one.x + one.width).toBeLessThan(width);
    expect(one.y + one.height).toBeLessThan(height);
    for (const other of leaves) {
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(one === other || apart).toBe(true);
    }
  }
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createSiteGate } from './site-gate.ts';
import type { System, systemQuery } from './system-query.ts';

function gateOf() {
  const cache = new QueryClient();
  let answer = (_: System): void => undefined;
  let asked = 0;
  const system = () =>
    ({
      queryKey: ['system'],
      queryFn: () => {
        asked += 1;
        return new Promise<System>((resolve) => {
          answer = resolve;
        });
      },
      // The gate reads key and function of the query alone.
    }) as unknown as ReturnType<typeof systemQuery>;
  const gate = createSiteGate(cache, system);
  const passes = (id: string) => {
    const waits = gate({ id });
    let passed = waits === undefined;
    void waits?.then(() => {
      passed = true;
    });
    return () => passed;
  };
  const say = async (root: System['root']) => {
    answer({ root, permission: undefined, failedTries: 0 });
    await new Promise((done) => setTimeout(done));
  };
  return { cache, passes, say, asked: () => asked };
}

test('status and permission pass; any other call waits until they have opened the site, and asks once', async () => {
  const { passes, say, asked } = gateOf();
  expect(passes('systemStatus')()).toBe(true);
  expect(passes('permission')()).toBe(true);
  expect(asked()).toBe(0);
  const games = passes('hotGames');
  const login = passes('login');
  expect([games(), login(), asked()]).toEqual([false, false, 1]);
  await say('site');
  expect([games(), login(), asked()]).toEqual([true, true, 1]);
  expect(passes('winners')()).toBe(true);
});

test('a closed site holds every call, until it opens', async () => {
  const { cache, passes, say } = gateOf();
  const games = passes('hotGames');
  await say('maintenance');
  expect(games()).toBe(false);
  cache.setQueryData(['system'], { root: 'site', permission: undefined, failedTries: 0 });
  await new Promise((done) => setTimeout(done));
  expect(games()).toBe(true);
});

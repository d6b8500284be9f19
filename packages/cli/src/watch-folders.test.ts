import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const slow = { timeout: 10_000 };
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-watch-'));
  await mkdir(join(root, 'themes', 'mayura'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

// At once, so that a burst is one: the watcher hears nothing between two.
const save = (text: string) => writeFileSync(join(root, 'themes', 'mayura', 'brand.json'), text);

test('a burst of saves calls back once, a later one again, and none after the end', async () => {
  const changed = vi.fn(async () => {});
  const end = watchFolders(root, ['themes'], changed, 60);
  save('1');
  save('2');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), slow);
  await wait(150);
  expect(changed).toHaveBeenCalledTimes(1);
  save('3');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), slow);
  end();
  save('4');
  await wait(150);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a change that comes while the last is being worked on is worked on after it', async () => {
  let running = 0;
  let most = 0;
  const changed = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(200);
    running -= 1;
  });
  const end = watchFolders(root, ['themes'], changed, 20);
  save('1');
  await vi.waitFor(() => expect(running).toBe(1), slow);
  save('2');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), slow);
  expect(most).toBe(1);
  end();
});

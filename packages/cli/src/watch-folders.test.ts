import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-watch-'));
  await mkdir(join(root, 'themes', 'mayura'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const save = (text: string) => writeFile(join(root, 'themes', 'mayura', 'brand.json'), text);

test('a burst of saves calls back once, a later one again, and none after the end', async () => {
  const changed = vi.fn(async () => {});
  const end = watchFolders(root, ['themes'], changed, 60);
  await save('1');
  await save('2');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await wait(150);
  expect(changed).toHaveBeenCalledTimes(1);
  await save('3');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  end();
  await save('4');
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
  await save('1');
  await vi.waitFor(() => expect(running).toBe(1));
  await save('2');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  expect(most).toBe(1);
  end();
});

import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { throttleOf } from './rules.ts';
import { onceMore } from './throttle.ts';

test('counts at a limit that the policy names, until it is used up', async () => {
  const store = memoryStore();
  const tries: boolean[] = [];
  for (let i = 0; i <= throttleOf.codes.count; i += 1) {
    await store.transaction(async (tx) => {
      const count = await onceMore({ tx, now: 0, limits: ['codes'] }, 'codes', 'here');
      tries.push(count !== undefined);
      await count?.();
    });
  }
  expect(tries).toEqual([...Array.from({ length: throttleOf.codes.count }, () => true), false]);
});

test('counts at no limit that the policy does not name', async () => {
  const act = memoryStore().transaction((tx) =>
    onceMore({ tx, now: 0, limits: ['codeBurst'] }, 'codes', 'here'),
  );
  await expect(act).rejects.toThrow('name the limit "codes", found [codeBurst]');
});

import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { countFailure } from './attempts.ts';
import { attempts, throttles } from './rows.ts';
import { lockMs, longestMs, throttleOf } from './rules.ts';
import { onceMore } from './throttle.ts';

const start = Date.UTC(2026, 0, 1);

test('counts at a limit that the policy names, until it is used up', async () => {
  const store = memoryStore();
  const tries: boolean[] = [];
  for (let i = 0; i <= throttleOf.codes.count; i += 1) {
    await store.transaction(async (tx) => {
      const count = await onceMore({ tx, now: start, limits: ['codes'] }, 'codes', 'here');
      tries.push(count !== undefined);
      await count?.();
    });
  }
  expect(tries).toEqual([...Array.from({ length: throttleOf.codes.count }, () => true), false]);
});

test('counts at no limit that the policy does not name', async () => {
  const act = memoryStore().transaction((tx) =>
    onceMore({ tx, now: start, limits: ['codeBurst'] }, 'codes', 'here'),
  );
  await expect(act).rejects.toThrow('name the limit "codes", found [codeBurst]');
});

test('forgets counts that are over, a few at each one that is added', async () => {
  const store = memoryStore();
  const countAt = (now: number, place: string) =>
    store.transaction(async (tx) => {
      const count = await onceMore({ tx, now, limits: ['guests'] }, 'guests', place);
      await count?.();
    });
  const places = () =>
    store.transaction(async (tx) => (await tx.range(throttles, 'bySince')).map(({ key }) => key));
  for (let each = 0; each < 15; each += 1) await countAt(start, `old-${each}`);
  await countAt(start + longestMs - 1, 'new');
  expect(await places()).toHaveLength(16);
  await countAt(start + longestMs, 'new');
  expect(await places()).toHaveLength(6);
  await countAt(start + longestMs, 'newer');
  expect(await places()).toEqual(['new', 'newer']);
});

test('forgets wrong passwords that are over', async () => {
  const store = memoryStore();
  const failAt = (now: number, account: string) =>
    store.transaction((tx) => countFailure({ tx, now, clientIp: '192.0.2.1' }, account));
  await failAt(start, 'MAYURA/old');
  await failAt(start + lockMs, 'MAYURA/new');
  const rows = await store.transaction((tx) => tx.range(attempts, 'byLast'));
  expect(rows.map(({ key }) => key)).toEqual(['MAYURA/new', 'here/192.0.2.1/MAYURA/new']);
});

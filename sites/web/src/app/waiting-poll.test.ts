import { expect, it } from 'vitest';
import { waitingPoll } from './waiting-poll.ts';

it('looks a quarter as often while there is no answer', () => {
  const after = (status: 'error' | 'success') => waitingPoll.refetchInterval({ state: { status } });
  expect(after('error')).toBe(4 * after('success'));
});

import { type Failure, isLost } from '@livery/api';
import { expect, test } from 'vitest';
import { refusal, timeout } from './failure.ts';

test.each<{ failure: Failure; lost: boolean }>([
  { failure: { kind: 'offline' }, lost: true },
  { failure: timeout(1000), lost: true },
  { failure: { kind: 'aborted' }, lost: true },
  { failure: { kind: 'malformed', reason: 'value', detail: '' }, lost: true },
  { failure: { kind: 'http', status: 500 }, lost: true },
  { failure: { kind: 'http', status: 503 }, lost: true },
  { failure: { kind: 'http', status: 499 }, lost: false },
  { failure: { kind: 'http', status: 404 }, lost: false },
  { failure: refusal('TOO_MANY'), lost: false },
  { failure: { kind: 'expired' }, lost: false },
])('a request that failed by $failure may have been done: $lost', ({ failure, lost }) => {
  expect(isLost(failure)).toBe(lost);
});

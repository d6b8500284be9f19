import { expect, it } from 'vitest';
import { afterLoginDialog } from './after-login.ts';

it('one dialog at most follows a sign-in: the first in order', () => {
  expect(afterLoginDialog(new Set())).toBeUndefined();
  expect(afterLoginDialog(new Set(['unreadNotice', 'newTerms']))).toBe('newTerms');
  expect(afterLoginDialog(new Set(['unreadNotice', 'openRound', 'forcedChange']))).toBe(
    'forcedChange',
  );
});

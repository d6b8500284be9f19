import { expect, it } from 'vitest';
import { mustSignIn } from '../../app/must-sign-in.ts';
import { helpTarget } from './help-target.ts';

it('leads to the help that a guest can read, whether or not guests are led to the login [spec 2.12]', () => {
  expect(helpTarget({ redirectToLogin: false })).toEqual({ to: '/help' });
  expect(helpTarget({ redirectToLogin: false }, 'term')).toEqual({ to: '/help', hash: 'term' });
  for (const redirectToLogin of [false, true]) {
    const { to } = helpTarget({ redirectToLogin });
    expect(mustSignIn(to, { redirectToLogin, hasToken: false }), to).toBe(false);
  }
});

import { expect, it } from 'vitest';
import { mustSignIn } from '../../app/must-sign-in.ts';
import { helpPath } from './help-path.ts';

it('help is where a guest can read it, whether or not guests are led to the login [spec 2.12]', () => {
  expect(helpPath({ redirectToLogin: false })).toBe('/help');
  expect(helpPath({ redirectToLogin: false }, 'term')).toBe('/help#term');
  for (const redirectToLogin of [false, true]) {
    const path = helpPath({ redirectToLogin });
    expect(mustSignIn(path, { redirectToLogin, hasToken: false }), path).toBe(false);
  }
});

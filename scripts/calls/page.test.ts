import { contract } from '@livery/api/contract';
import { expect, test } from 'vitest';
import { collectCalls, renderCalls } from './page.ts';

const { systemStatus, logout } = contract;
const text = `
/** Not a call. */
export const limit = 3;

/**
 * System status: 0 | 1 | 2,
 * or another. More about it.
 *
 * @throws never
 */
export const systemStatus = endpoint({});
`;
const ending =
  '/** Ends the session of {@link login} <now>. */\nexport const logout = endpoint({});';

test('lists a call under its area with flags, origin and the first sentence of its docstring', () => {
  const calls = collectCalls({ systemStatus, logout }, [
    { area: 'system', text },
    { area: 'session', text: ending },
  ]);
  const page = renderCalls(calls);
  expect(page).toContain('2 calls: 2 with a path');
  expect(page).toContain(
    '| `systemStatus` | GET | `/wps/system/status` |  |  |  |  | query | path given | System status. |',
  );
  expect(page).toContain(
    '| `logout` | POST | `/wps/session/logout` | yes |  |  |  | json | path given | Ends the session of `login` &lt;now>. |',
  );
  expect(page.indexOf('## session')).toBeLessThan(page.indexOf('## system'));
});

test('throws an error that names an undocumented call', () => {
  expect(() => collectCalls({ systemStatus, logout }, [{ area: 'system', text }])).toThrow(
    /missing for: logout/,
  );
});

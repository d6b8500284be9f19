import { expect, test } from 'vitest';
import { renderCodes } from './page.ts';

test('lists the rules of each area by code, with what differs in italics', () => {
  const rule = (code: `${string}/${string}`, says: string) =>
    ({ code, severity: 'error', says, fix: 'Remove it.' }) as const;
  const page = renderCodes([
    { title: 'a.json', rules: [rule('a/z', 'No "{{name}}" | <b>.'), rule('a/b', 'Empty.')] },
  ]);
  expect(page.slice(page.indexOf('## '))).toBe(
    [
      '## a.json',
      '',
      '| Code | Severity | Finding | Fix |',
      '|---|---|---|---|',
      '| `a/b` | error | Empty. | Remove it. |',
      '| `a/z` | error | No "*name*" \\| &lt;b>. | Remove it. |',
      '',
    ].join('\n'),
  );
});

import { css } from 'styled-components';
import { expect, test } from 'vitest';
import { oneText } from './one-text.ts';

test('a template and the styles it includes become one text', () => {
  const ring = css`
    outline: ${'2px'} solid;
  `;
  const text = oneText(css`
    color: ${'var(--text-body)'};
    &:focus-visible {
      ${ring}
    }
  `);
  expect(text).toHaveLength(1);
  expect(text.raw).toEqual([...text]);
  expect(text[0]?.replaceAll(/\s+/g, ' ').trim()).toBe(
    'color: var(--text-body); &:focus-visible { outline: 2px solid; }',
  );
});

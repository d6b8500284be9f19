import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { Button } from './button/index.ts';
import { CountBadge } from './count-badge/index.ts';
import { ProgressBar, ProgressRing } from './progress/index.ts';

const styles = import.meta.glob<string>(['./*/*.styles.ts', './styles/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A hole of a template that begins with a function: styled-components calls it again for each element. */
const functionHole = /\$\{\s*(?:\([^)]*\)|\w+)\s*=>[^}]*/g;

test('a style template has no function of props, so that it creates its rules once', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(40);
  const found = Object.entries(styles).flatMap(([file, text]) =>
    (text.match(functionHole) ?? []).map((hole) => `${file}: ${hole}`),
  );
  expect(found).toEqual([]);
});

/** The text of all rules that drawing something makes. */
function rulesOf(element: React.ReactElement): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(element));
    return sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

test('a hundred values of a property create the rules of one', () => {
  const drawn = (values: readonly number[]) => (
    <>
      {values.map((value) => (
        <div key={value}>
          <ProgressBar label="Stakes" value={value} text={`${value} %`} />
          <ProgressRing label="Stakes" value={value} text={`${value} %`} />
          <CountBadge count={value} label={`${value} new`} />
          <Button size={value % 2 ? 'sm' : 'lg'}>{`Play ${value}`}</Button>
        </div>
      ))}
    </>
  );
  const one = rulesOf(drawn([1]));
  expect(one).toContain('background-color');
  expect(rulesOf(drawn(Array.from({ length: 100 }, (_, index) => index)))).toBe(one);
});

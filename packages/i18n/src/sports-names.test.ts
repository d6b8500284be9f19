import { expect, it } from 'vitest';
import { type NamedSelection, selectionName } from './sports-names.ts';

const words = {
  locale: 'en-IN',
  draw: 'Draw',
  over: (line: string) => `Over ${line}`,
  under: (line: string) => `Under ${line}`,
  plus: (figures: string) => `plus ${figures}`,
  minus: (figures: string) => `minus ${figures}`,
};
const sides = { home: 'Herons', away: 'Foxes' };
type Case = [Pick<NamedSelection, 'market' | 'pick' | 'line'>, string, string];

it.each<Case>([
  [{ market: 'WINNER', pick: 'HOME' }, 'Herons', 'Herons'],
  [{ market: 'WINNER', pick: 'AWAY' }, 'Foxes', 'Foxes'],
  [{ market: 'WINNER', pick: 'DRAW' }, 'Draw', 'Draw'],
  [{ market: 'TOTAL', pick: 'OVER', line: '2.50' }, 'Over 2.5', 'Over 2.5'],
  [{ market: 'TOTAL', pick: 'UNDER', line: '3.00' }, 'Under 3', 'Under 3'],
  [{ market: 'HANDICAP', pick: 'HOME', line: '-0.75' }, 'Herons −0.75', 'Herons minus 0.75'],
  [{ market: 'HANDICAP', pick: 'AWAY', line: '-0.75' }, 'Foxes +0.75', 'Foxes plus 0.75'],
  [{ market: 'HANDICAP', pick: 'HOME', line: '1.00' }, 'Herons +1', 'Herons plus 1'],
  [{ market: 'HANDICAP', pick: 'AWAY', line: '1.00' }, 'Foxes −1', 'Foxes minus 1'],
  [{ market: 'HANDICAP', pick: 'AWAY', line: '0.00' }, 'Foxes 0', 'Foxes 0'],
])('%o is called %s', (selection, shown, spoken) => {
  expect(selectionName({ ...sides, ...selection }, words)).toEqual({ shown, spoken });
});

it('writes a line as its reader writes numbers', () => {
  const total = { ...sides, market: 'TOTAL', pick: 'OVER', line: '2.25' } as const;
  expect(selectionName(total, { ...words, locale: 'vi-VN' }).shown).toBe('Over 2,25');
  expect(selectionName(total, { ...words, locale: 'bn-BD-u-nu-beng' }).shown).toBe('Over ২.২৫');
});

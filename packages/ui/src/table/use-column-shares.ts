import { type RefObject, useState } from 'react';

/**
 * The shares of a table's width that its columns take by what the first rows that are drawn say, in per cent. Where only the rows near
 * the window are drawn, they would otherwise change with every row that comes and goes.
 *
 * @returns the shares, undefined until they are measured and while the rows are cards; and what measures them, once
 */
export function useColumnShares(
  grid: RefObject<HTMLTableElement | null>,
): readonly [readonly number[] | undefined, () => void] {
  const [shares, setShares] = useState<readonly number[]>();
  const measure = () => {
    const head = grid.current?.tHead?.rows[0];
    if (shares || !head) return;
    const cells = [...head.cells];
    if (cells.some((cell) => getComputedStyle(cell).display !== 'table-cell')) return;
    const widths = cells.map((cell) => cell.getBoundingClientRect().width);
    const all = widths.reduce((sum, width) => sum + width, 0);
    if (all > 0) setShares(widths.map((width) => (100 * width) / all));
  };
  return [shares, measure];
}

import { Children, type ReactNode } from 'react';
import type { GameGridColumns } from './game-card.contract.ts';
import { Grid } from './game-card.styles.ts';

export type GameGridProps = {
  /** Game cards, or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /**
   * `fit` has as many columns as there is room for. `steps` has three on a phone, four on a tablet and six on a desktop, for a list
   * of a fixed length that should fill its rows. Default `fit`.
   */
  columns?: GameGridColumns;
};

/** Game cards in rows. What an item positions, such as a favourite mark, is placed within its item. */
export function GameGrid({ children, columns }: GameGridProps) {
  return (
    <Grid data-part="grid" data-columns={columns}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}

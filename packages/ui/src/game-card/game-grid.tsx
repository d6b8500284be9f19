import { Children, type ReactNode } from 'react';
import { Grid } from './game-card.styles.ts';

export type GameGridProps = { children: ReactNode };

/** Game cards in rows: three on a 390 px phone, six to eight on wide windows. */
export function GameGrid({ children }: GameGridProps) {
  return (
    <Grid data-part="grid">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}

import { Children, type ReactNode } from 'react';
import { Grid } from './vendor-card.styles.ts';

export type VendorGridProps = { children: ReactNode };

/** Vendor cards in rows: two on a phone, as many as there is room for on wide windows. */
export function VendorGrid({ children }: VendorGridProps) {
  return (
    <Grid data-part="grid">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { Root } from './card.styles.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** `raised` floats on the page, `outlined` lies in it, `sunken` is a well. Default `raised`. */
  variant?: 'raised' | 'outlined' | 'sunken';
  /** Inner space by the brand's density. Default `md`; `none` when the content reaches the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
};

/** A surface with the brand's corner, edge and shadow. */
export function Card({ variant = 'raised', padding = 'md', ...rest }: CardProps) {
  // The default padding has no rule, so it needs no mark.
  const mark = padding === 'md' ? undefined : padding;
  return <Root data-part="root" {...rest} data-variant={variant} data-padding={mark} />;
}

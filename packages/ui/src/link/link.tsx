import type { ComponentPropsWithRef } from 'react';
import { Anchor } from './link.styles.ts';
import { useLinkComponent } from './link-provider.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** `text` sits in a sentence and is underlined; `quiet` stands alone and is underlined on hover. Default `text`. */
  variant?: 'text' | 'quiet';
};

/** A link in running text or a list. Goes through the application's router when `LinkProvider` gives one. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <Anchor data-part="anchor" as={useLinkComponent()} {...rest} data-variant={variant} />;
}

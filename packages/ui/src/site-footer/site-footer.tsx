import type { ReactNode } from 'react';
import { Age, Columns, Divider, Inner, Notice, Protection, Root } from './site-footer.styles.ts';

export type SiteFooterProps = {
  /** `FooterColumn`s. */
  children?: ReactNode;
  /** "18+". */
  ageMark: string;
  /** What the mark means, in words. */
  ageText: string;
  licence: string;
  /** "Demonstration, no real money": the loudest line of the footer while it holds. */
  demonstration?: string;
  /** Links to help organisations and limits. */
  help?: ReactNode;
  /** The last line. */
  legal?: string;
};

/** The page's foot: ways to go, then who answers for the house. The protection block is in colours no brand can dim. */
export function SiteFooter({
  children,
  ageMark,
  ageText,
  licence,
  demonstration,
  help,
  legal,
}: SiteFooterProps) {
  return (
    <Root data-part="root">
      <Divider data-part="divider" aria-hidden="true" />
      <Inner data-part="inner">
        {children && <Columns data-part="columns">{children}</Columns>}
        <Protection data-part="protection">
          <Age data-part="age" aria-hidden="true">
            {ageMark}
          </Age>
          <Notice data-part="notice">
            {demonstration && <strong>{demonstration}</strong>}
            <p>{ageText}</p>
            <p>{licence}</p>
            {help}
          </Notice>
        </Protection>
        {legal && <p>{legal}</p>}
      </Inner>
    </Root>
  );
}

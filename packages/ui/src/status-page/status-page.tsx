import type { ReactNode } from 'react';
import { Act, Art, Description, Fact, Facts, Inner, Root, Title } from './status-page.styles.ts';

export type StatusFact = { term: string; value: ReactNode };

export type StatusPageProps = {
  title: string;
  description?: string;
  /** What can be known: the end time, the visitor's address. */
  facts?: readonly StatusFact[];
  /** One button, or a retry. */
  action?: ReactNode;
  /** The logo. */
  logo?: ReactNode;
  /** `page` fills the window; `inside` a part of a page with the site's own header. Default `page`. */
  extent?: 'page' | 'inside';
};

/** A whole page with one message: maintenance, region, not found, offline. The brand's stage, quiet, with one way on. */
export function StatusPage({
  title,
  description,
  facts = [],
  action,
  logo,
  extent = 'page',
}: StatusPageProps) {
  return (
    <Root data-part="root" as={extent === 'inside' ? 'div' : 'main'} data-extent={extent}>
      <Art data-part="art" aria-hidden="true" />
      <Inner data-part="inner">
        {logo}
        <Title data-part="title">{title}</Title>
        {description && <Description data-part="description">{description}</Description>}
        {facts.length > 0 && (
          <Facts data-part="facts">
            {facts.map(({ term, value }) => (
              <Fact data-part="fact" key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fact>
            ))}
          </Facts>
        )}
        {action && <Act data-part="act">{action}</Act>}
      </Inner>
    </Root>
  );
}

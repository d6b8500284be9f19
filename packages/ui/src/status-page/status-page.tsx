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
    <Root as={extent === 'inside' ? 'div' : 'main'} data-extent={extent}>
      <Art aria-hidden="true" />
      <Inner>
        {logo}
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ term, value }) => (
              <Fact key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fact>
            ))}
          </Facts>
        )}
        {action && <Act>{action}</Act>}
      </Inner>
    </Root>
  );
}

import { type ReactNode, useId } from 'react';
import { Head, Root, Title } from './section.styles.ts';

export type SectionProps = {
  title: string;
  /** A link or button at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A named part of a page: heading, an act, content. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Root data-part="root" aria-labelledby={id}>
      <Head data-part="head">
        <Title data-part="title" id={id}>
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Root>
  );
}

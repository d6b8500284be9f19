import type { ReactNode } from 'react';
import { useKeptFocus } from '../../app/kept-focus.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { Head, Page } from './centre-page.styles.ts';

/**
 * A page of a centre: its one level-one heading, a sentence below it, what is done most at the end of that line, and then its parts.
 *
 * @param props.action a button or link
 */
export function CentrePage({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const part = useKeptFocus<HTMLDivElement>();
  usePageTitle(title);
  return (
    <Page ref={part}>
      <Head>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </Head>
      {children}
    </Page>
  );
}

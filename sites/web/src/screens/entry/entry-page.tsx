import type { ReactNode } from 'react';
import { Aside, Page, Panel } from './entry-page.styles.ts';

/**
 * The page of a way in: one task in a panel beside the brand's stage.
 *
 * @param props.lead a sentence below the title, while the form itself shows
 * @param props.aside what stands on the stage
 */
export function EntryPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page data-aside={aside ? '' : undefined}>
      {aside && <Aside>{aside}</Aside>}
      <Panel>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </Panel>
    </Page>
  );
}

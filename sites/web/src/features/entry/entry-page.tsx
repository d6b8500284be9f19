import type { ReactNode } from 'react';
import { Aside, Page, Panel } from './entry-page.styles.ts';

/**
 * The page of a way in: one task in a panel beside the brand's stage.
 *
 * @param props.lead a sentence below the title, while the form itself shows
 * @param props.aside what stands on the stage, on a phone above the panel
 * @param props.stage the same where there is a stage beside the panel, and left out elsewhere
 */
export function EntryPage({
  title,
  lead,
  aside,
  stage,
  children,
}: {
  title: string;
  lead?: string | undefined;
  aside?: ReactNode;
  stage?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page data-aside={aside ? '' : undefined} data-stage={stage ? '' : undefined}>
      {aside && <Aside>{aside}</Aside>}
      {stage && <Aside data-roomy="">{stage}</Aside>}
      <Panel>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </Panel>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { Actions, Aside, Content, Lead, Root, Text, Title } from './hero-stage.styles.ts';

export type HeroStageProps = {
  title: string;
  lead?: string;
  /** One `accent` button and at most one `stage` button. */
  actions?: ReactNode;
  /** Beside the words on wide windows, under them on phones: the jackpot, for instance. */
  children?: ReactNode;
};

/** The page's stage: the brand's deep region with its motif at large scale and one thing to do. Holds the `h1`. */
export function HeroStage({ title, lead, actions, children }: HeroStageProps) {
  return (
    <Root data-part="root">
      <Content data-part="content">
        <Text data-part="text">
          <Title data-part="title">{title}</Title>
          {lead && <Lead data-part="lead">{lead}</Lead>}
          {actions && <Actions data-part="actions">{actions}</Actions>}
        </Text>
        {children && <Aside data-part="aside">{children}</Aside>}
      </Content>
    </Root>
  );
}

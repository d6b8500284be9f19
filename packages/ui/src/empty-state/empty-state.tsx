import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Description, Mark, Root, Title } from './empty-state.styles.ts';

export type EmptyStateProps = {
  title: string;
  description?: string;
  /** What to do instead: one button or link. */
  action?: ReactNode;
  /** Default `star`. */
  icon?: IconName;
};

/** Nothing here, and why, and what to do about it. */
export function EmptyState({ title, description, action, icon = 'star' }: EmptyStateProps) {
  return (
    <Root>
      <Mark>
        <Icon name={icon} size="lg" />
      </Mark>
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      {action}
    </Root>
  );
}

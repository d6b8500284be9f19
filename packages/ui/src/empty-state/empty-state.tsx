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
    <Root data-part="root">
      <Mark data-part="mark">
        <Icon name={icon} size="lg" />
      </Mark>
      <Title data-part="title">{title}</Title>
      {description && <Description data-part="description">{description}</Description>}
      {action}
    </Root>
  );
}

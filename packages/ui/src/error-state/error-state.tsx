import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Description, Root, Title } from './error-state.styles.ts';

export type ErrorStateProps = {
  title: string;
  /** What happened and what to do, in the member's words. */
  description?: string;
  /** Without a label there is nothing to retry. */
  retryLabel?: string;
  onRetry?: () => void;
  /** A retry is under way: the button says so and takes no second press. */
  busy?: boolean;
};

/** Error message for a section that failed to load, with an optional retry button. Announced by screen readers. */
export function ErrorState({ title, description, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <Root data-part="root" role="alert">
      <Title data-part="title">
        <Icon name="warning" />
        {title}
      </Title>
      {description && <Description data-part="description">{description}</Description>}
      {retryLabel && onRetry && (
        <Button icon="retry" onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      )}
    </Root>
  );
}

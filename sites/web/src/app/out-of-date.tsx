import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from './failure-words.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Beside what the platform said before: that it could not be asked for again, why, and the way to do so. */
export function OutOfDate({
  failure,
  busy = false,
  onRetry,
}: {
  failure: FlowFailure | undefined;
  busy?: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const reason = useFailureWords(failure) ?? '';
  return (
    <InlineAlert
      tone="warning"
      live="polite"
      action={
        <Button size="sm" icon="retry" busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('session.stale', { reason })}
    </InlineAlert>
  );
}

import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';

/**
 * A flow of money that has nothing to show: it did not load, or the member has stopped waiting for a lost answer.
 *
 * @param props.failed what did not load, and why
 * @param props.left what to do after a lost answer, and the button that begins again
 */
export function FlowHalt({
  step,
  failed,
  why,
  onReload,
  left,
  again,
  onAgain,
}: {
  step: 'loadFailed' | 'closed';
  failed: string;
  why: string | undefined;
  onReload: () => void;
  left: string;
  again: string;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  return step === 'loadFailed' ? (
    <ErrorState
      title={failed}
      {...(why === undefined ? {} : { description: why })}
      retryLabel={t('common.retry')}
      onRetry={onReload}
    />
  ) : (
    <InlineAlert
      tone="warning"
      live="assertive"
      action={<Button onClick={onAgain}>{again}</Button>}
    >
      {left}
    </InlineAlert>
  );
}

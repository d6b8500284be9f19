import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import type { useProtect } from './use-protect.ts';

/**
 * Says that an act of protection was refused; or that its answer was lost, which is never said as if it had not been done: with it
 * goes whether the page shows what holds.
 *
 * @param props.refused what was not done, in words
 */
export function NotProtected({
  act: { isRefused, reason, lost, look, busy },
  refused,
}: {
  act: ReturnType<typeof useProtect>;
  refused: string;
}) {
  const { t } = useTranslation();
  if (isRefused) {
    return (
      <InlineAlert tone="danger" live="assertive" title={refused}>
        {reason}
      </InlineAlert>
    );
  }
  if (!lost) return null;
  return (
    <InlineAlert tone="warning" live="assertive" title={t('play.lost.title')}>
      <p>{t(`play.lost.${lost}`)}</p>
      {lost === 'unknown' && (
        <Button size="sm" busy={busy} onClick={look}>
          {t('play.lost.look')}
        </Button>
      )}
    </InlineAlert>
  );
}

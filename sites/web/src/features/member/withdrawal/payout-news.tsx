import type { ConfirmationView } from '@livery/flows/withdrawal-confirmation';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { statusOf } from './status-of.ts';

/** Where a withdrawal stands, announced as it changes; with what a rejection, a dispute or a forced end means. */
export function PayoutNews({ view, onRefresh }: { view: ConfirmationView; onRefresh: () => void }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const stale = useFailureWords(view.readFailure);
  const { state, rejection, dispute, reference } = view.withdrawal;
  return (
    <>
      <div role="status">
        <StatusPill status={statusOf[state]}>{t(`withdrawal.state.${state}`)}</StatusPill>
      </div>
      {stale !== undefined && (
        <InlineAlert
          tone="warning"
          live="polite"
          action={<Button onClick={onRefresh}>{t('withdrawal.one.refresh')}</Button>}
        >
          {t('withdrawal.one.stale', { reason: stale })}
        </InlineAlert>
      )}
      {rejection && (
        <InlineAlert tone="warning" live="polite" title={t('withdrawal.rejected.title')}>
          <span {...foreignLang(rejection.language, language.code)}>{rejection.message}</span>
        </InlineAlert>
      )}
      {state === 'disputed' && dispute && (
        <InlineAlert tone="info" live="polite" title={t('withdrawal.disputed.title')}>
          {t('withdrawal.disputed.text', {
            reference: dispute.caseNumber,
            time: format.dateTime(dispute.openedAt),
          })}
        </InlineAlert>
      )}
      {state === 'forcedReceived' && (
        <InlineAlert tone="warning" live="polite" title={t('withdrawal.forced.title')}>
          {t('withdrawal.forced.text', { reference: dispute?.caseNumber ?? reference })}
        </InlineAlert>
      )}
    </>
  );
}

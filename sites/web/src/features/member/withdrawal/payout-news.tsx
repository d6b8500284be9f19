import type { ConfirmationView } from '@livery/flows/withdrawal-confirmation';
import { foreignLang } from '@livery/i18n';
import { InlineAlert } from '@livery/ui/inline-alert';
import { StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';
import { OutOfDate } from '../../../app/out-of-date.tsx';
import { useServices } from '../../../app/services.tsx';
import { statusOf } from './status-of.ts';

/** Where a withdrawal stands, announced as it changes; with what a rejection, a dispute or a forced end means. */
export function PayoutNews({ view, onRefresh }: { view: ConfirmationView; onRefresh: () => void }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { state, rejection, dispute, reference } = view.withdrawal;
  return (
    <>
      <div role="status">
        <StatusPill status={statusOf[state]}>{t(`withdrawal.state.${state}`)}</StatusPill>
      </div>
      {view.readFailure && <OutOfDate failure={view.readFailure} onRetry={onRefresh} />}
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

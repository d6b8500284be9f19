import type { Deposit } from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { BonusClaim } from './bonus-claim.tsx';
import { Panel } from './deposit.styles.ts';
import { DepositComplaint, DepositFacts, DepositSteps, isTroubled } from './deposit-facts.tsx';

const tones = {
  arrived: 'success',
  failed: 'danger',
  expired: 'warning',
  cancelled: 'info',
} as const;

const texts = {
  arrived: 'deposit.arrived',
  failed: 'deposit.failed.text',
  expired: 'deposit.expired',
  cancelled: 'deposit.cancelled',
} as const;

/** A deposit that has come to its end, what that means, and the bonus that was chosen beside it. */
export function DepositOver({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { state, credited, failure, amount } = deposit;
  if (state === 'created' || state === 'paid') return null;
  return (
    <Panel aria-label={t('deposit.title')}>
      <h2>{t('deposit.over.title', { amount: format.money(amount) })}</h2>
      <InlineAlert
        tone={tones[state]}
        title={t(`deposit.state.${state}`)}
        live="polite"
        action={isTroubled(deposit) && <DepositComplaint deposit={deposit} />}
      >
        {t(texts[state], { amount: format.money(credited) })}{' '}
        {failure && (
          <span {...foreignLang(failure.language, language.code)}>{failure.message}</span>
        )}
      </InlineAlert>
      {state === 'arrived' && <BonusClaim />}
      <DepositSteps deposit={deposit} />
      <DepositFacts deposit={deposit} />
    </Panel>
  );
}

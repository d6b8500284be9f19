import { isMore } from '@livery/flows/amount';
import type { DepositMethod } from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Facts, Method } from './deposit.styles.ts';

/** The ways to pay in: limits, fee and usual time of each before it is chosen; one that is closed says until when. */
export function Methods({
  methods,
  onChoose,
}: {
  methods: readonly DepositMethod[];
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation();
  if (methods.length === 0) {
    return (
      <EmptyState
        icon="wallet"
        title={t('deposit.methods.none')}
        description={t('deposit.methods.none.text')}
      />
    );
  }
  return (
    <Section title={t('deposit.methods')}>
      <Method as="ul">
        {methods.map((method) => (
          <li key={method.code}>
            <MethodCard method={method} onChoose={() => onChoose(method.code)} />
          </li>
        ))}
      </Method>
    </Section>
  );
}

function MethodCard({ method, onChoose }: { method: DepositMethod; onChoose: () => void }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { label, min, max, fee, etaMinutes, status, open, opensAt, hours } = method;
  return (
    <Card>
      <Facts>
        <b {...foreignLang(method.language, language.code)}>{label}</b>
        {status === 'slow' && open && <Badge tone="warning">{t('deposit.method.slow')}</Badge>}
        <span>
          {t('deposit.method.limits', { min: format.money(min), max: format.money(max) })}
        </span>
        <span>
          {isMore(fee, '0')
            ? t('deposit.method.fee', { fee: format.money(fee) })
            : t('deposit.method.noFee')}
        </span>
        <span>{t('deposit.method.minutes', { count: etaMinutes })}</span>
        {hours !== undefined && <span>{t('deposit.method.hours', { hours })}</span>}
        {!open && (
          <span>
            {opensAt === undefined
              ? t('deposit.method.down')
              : t('deposit.method.opensAt', { time: format.dateTime(opensAt) })}
          </span>
        )}
      </Facts>
      <Button
        variant={open ? 'primary' : 'neutral'}
        disabled={!open}
        aria-label={t('deposit.method.chooseOf', { label })}
        onClick={onChoose}
      >
        {t('deposit.method.choose')}
      </Button>
    </Card>
  );
}

import type { DepositMethod } from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import type { IconName } from '@livery/ui/icon';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Choices } from '../../../form/panel.styles.ts';
import { Choice } from './deposit.styles.ts';
import { minutesText } from './minutes-text.ts';

const icons: Record<DepositMethod['kind'], IconName> = {
  bank: 'list',
  wallet: 'wallet',
  qr: 'image',
  card: 'ticket',
  agent: 'people',
};

/** The ways to pay in of the merchant's market, with their bounds and usual time; one that takes nothing now says why. */
export function MethodChoice({
  methods,
  onChoose,
}: {
  methods: readonly DepositMethod[];
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  if (methods.length === 0) {
    return (
      <EmptyState
        icon="wallet"
        title={t('deposit.methods.none')}
        description={t('deposit.methods.none.text')}
      />
    );
  }
  const stateOf = ({ open, opensAt, status }: DepositMethod) => {
    if (open) return status === 'slow' ? t('deposit.method.slow') : undefined;
    return opensAt === undefined
      ? t('deposit.method.down')
      : t('deposit.method.opens', { time: format.dateTime(opensAt) });
  };
  return (
    <Section title={t('deposit.methods')}>
      <Choices>
        {methods.map((method) => {
          const { code, kind, label, language: spoken, min, max, etaMinutes, open } = method;
          const state = stateOf(method);
          return (
            <li key={code}>
              <Button icon={icons[kind]} disabled={!open} onClick={() => onChoose(code)}>
                <Choice>
                  <span {...foreignLang(spoken, language.code)}>{label}</span>
                  <small>
                    {t('deposit.method.terms', {
                      min: format.money(min),
                      max: format.money(max),
                      time: minutesText(format.locale, etaMinutes),
                    })}
                  </small>
                  {state && <small>{state}</small>}
                </Choice>
              </Button>
            </li>
          );
        })}
      </Choices>
    </Section>
  );
}

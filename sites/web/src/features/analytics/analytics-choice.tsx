import { RadioCards } from '@livery/ui/radio-cards';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Quiet } from '../../form/panel.styles.ts';
import { type Answer, consentOf } from './consent.ts';

/** Where the answer to the question about counting visits can be changed, among the choices of the display dialog. */
export function AnalyticsChoice({ host }: { host: string }) {
  const { t } = useTranslation();
  const { site, storage } = useServices();
  const consent = consentOf(storage);
  const decision = useSyncExternalStore(consent.subscribe, consent.decision);
  if (decision === 'refusedByBrowser') return <Quiet>{t('display.visits.byBrowser')}</Quiet>;
  return (
    <>
      <RadioCards<Answer | 'open'>
        label={t('display.visits.title')}
        value={decision}
        onChange={(value) => value !== 'open' && consent.answer(value)}
        options={[
          { value: 'denied', label: t('display.visits.denied') },
          { value: 'allowed', label: t('display.visits.allowed') },
        ]}
      />
      <Quiet>{t('display.visits.text', { site: site.merchant.name, host })}</Quiet>
    </>
  );
}

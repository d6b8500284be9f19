import type { ValueOf } from '@livery/api';
import type { affiliateProgramme } from '@livery/api/contract/affiliates';
import { resolve } from '@livery/merchant/settings';
import { Card } from '@livery/ui/card';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Prose, Steps } from '../../styles/page.styles.ts';
import { Pay, Pays } from './join.styles.ts';

/** What the programme pays, on what it rests, how it goes, and its rules. */
export function Programme({ programme }: { programme: ValueOf<typeof affiliateProgramme> }) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { merchant } = site;
  const { pays, multiLevel, legalBasis, answerDays } = programme;
  const age = resolve('ageLimit', { merchant });
  return (
    <>
      <Section title={t('join.pays.title')}>
        {pays.length === 0 ? (
          <p>{t('join.pays.none')}</p>
        ) : (
          <Pays>
            {pays.map(({ kind, topRate }) => (
              <li key={kind}>
                <Card variant="outlined">
                  <Pay>
                    <h3>{t(`join.pay.${kind}`)}</h3>
                    <p>{t(`join.payText.${kind}`, { rate: format.number(Number(topRate)) })}</p>
                  </Pay>
                </Card>
              </li>
            ))}
          </Pays>
        )}
        {merchant.profile !== 'licensed' && (
          <InlineAlert tone="info">{t('join.pays.demo')}</InlineAlert>
        )}
      </Section>
      <Section title={t('join.levels.title')}>
        <Prose>
          <p>{t(multiLevel ? 'join.levels.on' : 'join.levels.off', { site: merchant.name })}</p>
          {multiLevel && legalBasis && <p>{t('join.levels.basis', { basis: legalBasis })}</p>}
        </Prose>
      </Section>
      <Section title={t('join.how.title')}>
        <Steps>
          <li>{t('join.how.apply')}</li>
          <li>{t('join.how.answer', { count: answerDays })}</li>
          <li>{t('join.how.contract')}</li>
          <li>{t('join.how.code')}</li>
        </Steps>
      </Section>
      <Section title={t('join.rules.title')}>
        <Prose>
          <ul>
            <li>{t('join.rules.adults', { site: merchant.name, age: format.number(age) })}</li>
            <li>{t('join.rules.honest')}</li>
            <li>{t('join.rules.asked')}</li>
          </ul>
        </Prose>
      </Section>
    </>
  );
}

import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { LogInCard } from '../../app/log-in-card.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { Page, Side } from '../../styles/page.styles.ts';
import { ServiceBlock } from '../customer-service/index.ts';
import { LimitsPanel } from '../play/index.ts';
import { useHolder } from '../session/index.ts';
import { BreakPart } from './break-part.tsx';
import { CheckPart } from './check-part.tsx';
import { Organisations } from './organisations.tsx';
import { SelfTest } from './self-test.tsx';

/**
 * Responsible play (`domain.md` B2 10, 15, 25): a break or self-exclusion, limits and the reality check for members, questions for everyone,
 * and the organisations that the merchant names.
 */
export function ResponsiblePlayScreen() {
  const { t } = useTranslation();
  const isMember = useHolder().signedIn;
  return (
    <Page>
      <PageHead title={t('care.title')} lead={t('care.lead')} />
      <Side>
        <div>
          <Section title={t('care.break.title')}>
            <p>{t('care.break.text')}</p>
            {isMember ? <BreakPart /> : <LogInCard>{t('care.guest.text')}</LogInCard>}
          </Section>
          {isMember && (
            <>
              <Section title={t('play.limits.title')}>
                <LimitsPanel reached={false} manages />
              </Section>
              <Section title={t('care.check.title')}>
                <p>{t('care.check.text')}</p>
                <CheckPart />
              </Section>
            </>
          )}
          <SelfTest />
        </div>
        <div>
          <Organisations />
          <ServiceBlock />
        </div>
      </Side>
    </Page>
  );
}

import { feedbackTerms } from '@livery/api/contract/support';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { LogInCard } from '../../app/log-in-card.tsx';
import { memberQuery } from '../../app/member-query.ts';
import { PageHead } from '../../app/page-head.tsx';
import { partStates } from '../../app/part-states.tsx';
import { useServices } from '../../app/services.tsx';
import { Page, Quiet, Side } from '../../styles/page.styles.ts';
import { ServiceBlock } from '../customer-service/index.ts';
import { useHolder } from '../session/index.ts';
import { ComplaintRoute } from './complaint-route.tsx';
import { FeedbackList } from './feedback-list.tsx';

/** Guests do not write. */
const FeedbackForm = lazyPart(
  'feedback form',
  async () => (await import('./feedback-form.tsx')).FeedbackForm,
  partStates,
);

/**
 * Feedback and complaints (spec §1, `domain.md` B2 30): a form that answers with a reference, the member's own messages with their
 * state, and the way of a complaint up to the body outside of the house.
 */
export function FeedbackScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const isMember = useHolder().signedIn;
  const { about } = useSearch({ from: '/feedback' });
  const terms = useQuery({ ...memberQuery(client, feedbackTerms, {}), enabled: isMember });
  return (
    <Page>
      <PageHead title={t('feedback.title')} lead={t('feedback.lead')} />
      <Side>
        <div>
          {isMember ? (
            <>
              <Loaded
                query={terms}
                loading={t('feedback.form.loading')}
                failed={t('feedback.form.failed')}
              >
                {(found) => <FeedbackForm terms={found} about={about} />}
              </Loaded>
              <FeedbackList />
            </>
          ) : (
            <LogInCard>
              <p>{t('feedback.guest.text')}</p>
              <Quiet>{t('feedback.guest.other')}</Quiet>
            </LogInCard>
          )}
        </div>
        <div>
          <ComplaintRoute />
          <ServiceBlock />
        </div>
      </Side>
    </Page>
  );
}

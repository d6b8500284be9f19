import { Button } from '@livery/ui/button';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Answers, Question, QuestionText, QuestionTitle } from './analytics-question.styles.ts';
import type { Consent } from './consent.ts';

/**
 * Asks once whether visits may be counted, beside the page: nothing waits for the answer, both answers look and weigh the same, and
 * without one nothing is counted. It makes room for a dialog, for the line about the previous login, and for a form.
 */
export function AnalyticsQuestion({
  consent,
  site,
  host,
}: {
  consent: Consent;
  site: string;
  host: string;
}) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const titleId = useId();
  const decision = useSyncExternalStore(consent.subscribe, consent.decision);
  const isCovered = useSyncExternalStore(dialogs.subscribe, () => {
    const { dialog, captchaPass, previousLogin } = dialogs.current();
    return Boolean(dialog ?? captchaPass ?? previousLogin);
  });
  if (decision !== 'open' || isCovered) return null;
  return (
    <Question aria-labelledby={titleId}>
      <VisuallyHidden role="status">{t('display.visits.question')}</VisuallyHidden>
      <QuestionTitle id={titleId}>{t('display.visits.question')}</QuestionTitle>
      <QuestionText>{t('display.visits.text', { site, host })}</QuestionText>
      <Answers>
        <Button onClick={() => consent.answer('denied')}>{t('display.visits.deny')}</Button>
        <Button onClick={() => consent.answer('allowed')}>{t('display.visits.allow')}</Button>
      </Answers>
    </Question>
  );
}

import type { ValueOf } from '@livery/api';
import { feedbackList } from '@livery/api/contract/support';
import { foreignLang } from '@livery/i18n';
import { Badge, type BadgeProps } from '@livery/ui/badge';
import { Card } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Pagination } from '@livery/ui/pagination';
import { Section } from '@livery/ui/section';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/loaded.tsx';
import { memberQuery } from '../../app/member-query.ts';
import { useServices } from '../../app/services.tsx';
import { Quiet, Stack } from '../../styles/page.styles.ts';
import { Answer, Facts, Message, MessageHead } from './feedback.styles.ts';

type Feedback = ValueOf<typeof feedbackList>['list'][number];

/** Messages on one page. */
const pageSize = 5;

const tones: Readonly<Record<Feedback['state'], NonNullable<BadgeProps['tone']>>> = {
  received: 'neutral',
  inReview: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** The member's own messages, newest first, with their state and what was answered. */
export function FeedbackList() {
  const { t } = useTranslation();
  const { client } = useServices();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...memberQuery(client, feedbackList, { pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('feedback.list.title')}>
      <Loaded query={query} loading={t('feedback.list.loading')} failed={t('feedback.list.failed')}>
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <EmptyState
              icon="mail"
              title={t('feedback.list.empty')}
              description={t('feedback.list.emptyText')}
            />
          ) : (
            <Stack>
              {list.map((each) => (
                <FeedbackCard key={each.reference} feedback={each} />
              ))}
              <Pagination
                page={page}
                pages={totalPages}
                onPage={setPage}
                label={t('feedback.list.pages')}
                labels={{
                  first: t('feedback.page.first'),
                  previous: t('feedback.page.previous'),
                  next: t('feedback.page.next'),
                  last: t('feedback.page.last'),
                  page: (at, pages) => t('feedback.page.of', { page: at, pages }),
                }}
              />
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { reference, questionType, content, about, state, time, answer } = feedback;
  return (
    <Card variant="outlined">
      <Message>
        <MessageHead>
          <h3>{t(`feedback.type.${questionType}`)}</h3>
          <Badge tone={tones[state]}>{t(`feedback.state.${state}`)}</Badge>
        </MessageHead>
        <Facts>
          <bdi>{reference}</bdi>
          <time dateTime={new Date(time).toISOString()}>{format.dateTime(time)}</time>
        </Facts>
        {about !== undefined && <Quiet>{t('feedback.list.about', { reference: about })}</Quiet>}
        <p>{content}</p>
        {answer && (
          <Answer>
            <Quiet>{t('feedback.list.answer', { time: format.dateTime(answer.time) })}</Quiet>
            <p lang={foreignLang(answer.language, language.code).lang}>{answer.text}</p>
          </Answer>
        )}
      </Message>
    </Card>
  );
}

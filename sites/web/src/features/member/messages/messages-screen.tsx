import { failureOf } from '@livery/api';
import { type Message, messageRead } from '@livery/api/contract/messages';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useHref } from '../../../app/addresses.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useOwnLocation } from '../../../app/own-location.ts';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { unreadQuery } from '../../../app/unread-query.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { MessageItem } from './message-item.tsx';
import { List } from './messages.styles.ts';
import { askForMessages, messagesQuery, noteRead } from './messages-queries.ts';

/** What the platform has written to the member (spec §2, messageV2): read, unread, deleted one by one, or all marked as read. */
export function MessagesScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const href = useHref();
  const cache = useQueryClient();
  const unreadOnly = useOwnLocation().search['show'] === 'unread';
  const query = useInfiniteQuery(messagesQuery(services, unreadOnly));
  const waiting = useQuery(unreadQuery(services.client)).data ?? 0;
  const read = useMutation({
    mutationFn: (messageIds: Message['messageId'][] | undefined) =>
      services.client.call(messageRead, messageIds ? { messageIds } : {}),
    // One that is open stays in a list of unread ones while it is read.
    onSuccess: (_, messageIds) =>
      messageIds ? noteRead(cache, messageIds) : askForMessages(cache),
  });
  const failure = useFailureWords(failureOf(read.error));
  const to = (show: boolean) =>
    href({ to: '/member/messageV2', search: show ? { show: 'unread' } : {} });
  return (
    <CentrePage
      title={t('messages.title')}
      lead={t('messages.lead')}
      action={
        waiting > 0 && (
          <Button
            icon="check"
            busy={read.isPending && read.variables === undefined}
            onClick={() => read.mutate(undefined)}
          >
            {t('messages.readAll')}
          </Button>
        )
      }
    >
      <ButtonRow as="nav" aria-label={t('messages.filter')}>
        {[false, true].map((unread) => (
          <Button
            key={String(unread)}
            href={to(unread)}
            size="sm"
            variant={unread === unreadOnly ? 'primary' : 'neutral'}
            aria-current={unread === unreadOnly ? 'true' : undefined}
          >
            {t(unread ? 'messages.unread' : 'messages.all')}
          </Button>
        ))}
      </ButtonRow>
      <ActFailed>{failure}</ActFailed>
      <Loaded query={query} loading={t('common.loading')} failed={t('messages.failed')}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState
              icon="mail"
              title={t(unreadOnly ? 'messages.noneUnread' : 'messages.none')}
              description={t('messages.none.text')}
            />
          ) : (
            <List aria-label={t('messages.title')}>
              {messages.map((message) => (
                <li key={message.messageId}>
                  <MessageItem message={message} onRead={() => read.mutate([message.messageId])} />
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
      <More query={query} label={t('messages.more')} failed={t('messages.failed')} />
    </CentrePage>
  );
}

import type { ValueOf } from '@livery/api';
import { type Message, messageList } from '@livery/api/contract/messages';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import type { Services } from '../../../app/services.tsx';

/** Messages on a page. */
const pageSize = 20;

/** The member's messages, the newest first, a page at a time; all of them or those that are not read. */
export function messagesQuery(
  { client, language }: Pick<Services, 'client' | 'language'>,
  unreadOnly: boolean,
) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, messageList.id, language.code, unreadOnly] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(messageList, { unreadOnly, pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    refetchOnWindowFocus: true,
  });
}

/** Shows messages as read where they are listed; a list is asked for again when it is next opened, how many wait at once. */
export async function noteRead(
  cache: QueryClient,
  ids: readonly Message['messageId'][],
): Promise<void> {
  const queryKey = [...memberKey, messageList.id];
  cache.setQueriesData<InfiniteData<ValueOf<typeof messageList>>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.map((each) =>
            ids.includes(each.messageId) ? { ...each, read: true } : each,
          ),
        })),
      },
  );
  await Promise.all([
    cache.invalidateQueries({ queryKey, refetchType: 'none' }),
    cache.invalidateQueries({ queryKey: [...memberKey, 'waiting'] }),
  ]);
}

/** Asks again for the messages and how many wait, wherever they are shown. */
export async function askForMessages(cache: QueryClient): Promise<void> {
  await Promise.all(
    [messageList.id, 'waiting'].map((id) =>
      cache.invalidateQueries({ queryKey: [...memberKey, id] }),
    ),
  );
}

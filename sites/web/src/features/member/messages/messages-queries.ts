import { messageList } from '@livery/api/contract/messages';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
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

/** Asks again for the messages and how many wait, wherever they are shown. */
export async function askForMessages(cache: QueryClient): Promise<void> {
  await Promise.all(
    [messageList.id, 'waiting'].map((id) =>
      cache.invalidateQueries({ queryKey: [...memberKey, id] }),
    ),
  );
}

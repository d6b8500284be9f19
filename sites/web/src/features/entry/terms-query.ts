import type { Client } from '@livery/api';
import { terms } from '@livery/api/contract/registration';
import { queryOptions } from '@tanstack/react-query';

/** The terms in force, in the page's language; asked for anew each time that a form needs them. */
export function termsQuery(client: Pick<Client, 'call'>, language: string) {
  return queryOptions({
    queryKey: [terms.id, language],
    queryFn: ({ signal }) => client.call(terms, {}, { signal }),
  });
}

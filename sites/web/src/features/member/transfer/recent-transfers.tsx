import { isMore } from '@livery/flows/amount';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Line, List, Names } from './transfer.styles.ts';
import { transfersQuery } from './transfer-services.ts';

/** The member's transfers in both directions, so that one whose answer was lost is found without another press. */
export function RecentTransfers() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useInfiniteQuery(transfersQuery(client));
  return (
    <Section title={t('transfer.list.title')}>
      <Loaded
        query={query}
        rows={2}
        loading={t('common.loading')}
        failed={t('transfer.list.failed')}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon="list"
              title={t('transfer.list.none')}
              description={t('transfer.list.none.text')}
            />
          ) : (
            <List aria-label={t('transfer.list.title')}>
              {list.map(({ reference, amount, time, other }) => (
                <Line key={reference}>
                  <Names>
                    <strong>
                      <Way received={isMore(amount, '0')} name={other?.name} />
                    </strong>
                    <span>{format.dateTime(time)}</span>
                    <span>{reference}</span>
                  </Names>
                  <b>{format.money(amount)}</b>
                </Line>
              ))}
            </List>
          )
        }
      </Loaded>
      <More query={query} label={t('transfer.list.more')} failed={t('transfer.list.failed')} />
    </Section>
  );
}

/** Which way it went, and to or from whom where the platform says so. */
function Way({ received, name }: { received: boolean; name: string | undefined }) {
  const { t } = useTranslation();
  if (name === undefined) return t(received ? 'transfer.list.received' : 'transfer.list.sent');
  return t(received ? 'transfer.list.receivedFrom' : 'transfer.list.sentTo', { name });
}

import type { ValueOf } from '@livery/api';
import { loginHistory } from '@livery/api/contract/devices';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { StatusPill } from '@livery/ui/status-pill';
import { Table, type TableColumn } from '@livery/ui/table';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import { More } from '../../../app/query-failed.tsx';
import { type Services, useServices } from '../../../app/services.tsx';
import { deviceWords } from './device-words.ts';

type Login = ValueOf<typeof loginHistory>['list'][number];

/** The tries to log in to the member's account, right and wrong, the newest first. */
export function Logins() {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const query = useInfiniteQuery(loginsQuery(client));
  const title = t('security.logins');
  const columns = useMemo(
    (): readonly TableColumn<Login & { readonly at: number }>[] => [
      {
        id: 'time',
        label: t('security.logins.time'),
        rowHeader: true,
        cell: ({ time }) => format.dateTime(time),
      },
      {
        id: 'result',
        label: t('security.logins.result'),
        cell: ({ success }) => (
          <StatusPill status={success ? 'approved' : 'rejected'}>
            {t(success ? 'security.logins.success' : 'security.logins.refused')}
          </StatusPill>
        ),
      },
      {
        id: 'device',
        label: t('security.logins.device'),
        cell: (login) => deviceWords(t, login),
      },
      { id: 'address', label: t('security.logins.address'), cell: ({ address }) => address },
    ],
    [t, format],
  );
  return (
    <Section title={title}>
      <Loaded query={query} loading={t('common.loading')} failed={t('security.logins.failed')}>
        {(logins) => (
          <Table
            caption={title}
            captionHidden
            columns={columns}
            // Two tries may be of the same moment.
            rows={logins.map((login, at) => ({ ...login, at }))}
            rowId={({ at }) => String(at)}
            loadingLabel={t('common.loading')}
            language={language.tag}
            empty={<EmptyState icon="clock" title={t('security.logins.none')} />}
          />
        )}
      </Loaded>
      <More query={query} label={t('security.logins.more')} failed={t('security.logins.failed')} />
    </Section>
  );
}

function loginsQuery(client: Services['client']) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, loginHistory.id] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(loginHistory, { pageNo, pageSize: 10 }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}

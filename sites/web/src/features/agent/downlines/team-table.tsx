import { type TeamDownline, teamDownlines } from '@livery/api/contract/team';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { Pagination } from '@livery/ui/pagination';
import { Table, type TableColumn } from '@livery/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { EmptyTeam } from './empty-team.tsx';
import { useMemberWords } from './use-member-words.ts';

/** Accounts on a page. */
const pageSize = 25;

/** The team as a table, a page at a time: those directly below an account, or who a search finds in the whole tree. */
export function TeamTable({
  account,
  search,
  page,
  turn,
  onOpen,
  onHead,
}: {
  account: string | undefined;
  search: string;
  page: number;
  turn: (page: number) => void;
  onOpen: (account: string) => void;
  /** Shows the downlines of another account, or again the agent's own. */
  onHead: (account: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const finds = search !== '';
  const query = useQuery({
    ...memberQuery(client, teamDownlines, {
      ...(finds ? { search } : account !== undefined && { account }),
      pageNo: page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns({ onOpen, onHead, finds });
  const title = account === undefined ? t('downlines.table') : t('downlines.head', { account });
  return (
    <Stack>
      {account !== undefined && !finds && (
        <ButtonRow>
          <Button size="sm" icon="chevron-start" onClick={() => onHead(undefined)}>
            {t('downlines.whole')}
          </Button>
        </ButtonRow>
      )}
      <Loaded query={query} loading={t('common.loading')} failed={t('downlines.failed')} rows={6}>
        {({ list, total, totalPages }) => (
          <>
            {finds && (
              <p role="status">
                {total > 0 &&
                  t('downlines.found', { count: total, formatted: format.number(total) })}
              </p>
            )}
            <Table
              caption={title}
              captionHidden={account === undefined || finds}
              columns={columns}
              rows={list}
              rowId={(row) => row.account}
              loadingLabel={t('common.loading')}
              language={language.tag}
              empty={<EmptyTeam finds={finds} />}
            />
            <Pagination
              page={page}
              pages={totalPages}
              onPage={turn}
              label={t('records.pages')}
              labels={{
                first: t('records.page.first'),
                previous: t('records.page.previous'),
                next: t('records.page.next'),
                last: t('records.page.last'),
                page: (at, of) => t('records.page.of', { page: at, pages: of }),
              }}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function useColumns({
  onOpen,
  onHead,
  finds,
}: {
  onOpen: (account: string) => void;
  onHead: (account: string) => void;
  finds: boolean;
}): readonly TableColumn<TeamDownline>[] {
  const { t } = useTranslation();
  const { format } = useServices();
  const words = useMemberWords();
  return useMemo(() => {
    const columns: TableColumn<TeamDownline>[] = [
      {
        id: 'account',
        label: t('downlines.account'),
        rowHeader: true,
        cell: ({ account, nickname }) => (
          <>
            {nickname} · {account}
          </>
        ),
      },
      { id: 'level', label: t('downlines.level'), cell: words.levelOf },
      {
        id: 'downlines',
        label: t('downlines.all'),
        kind: 'number',
        cell: ({ downlines }) => format.number(downlines),
      },
      {
        id: 'balance',
        label: t('downlines.balance'),
        kind: 'number',
        cell: ({ balance }) => format.money(balance),
      },
      {
        id: 'contracts',
        label: t('downlines.contracts'),
        cell: (row) => words.contractsOf(row) ?? '–',
      },
      {
        id: 'acts',
        label: t('downlines.details'),
        cell: ({ account, direct }) => (
          <ButtonRow>
            <IconButton
              icon="list"
              label={t('downlines.details.of', { account })}
              onClick={() => onOpen(account)}
            />
            {direct > 0 && (
              <IconButton
                icon="people"
                label={t('downlines.beneath.of', { account })}
                onClick={() => onHead(account)}
              />
            )}
          </ButtonRow>
        ),
      },
    ];
    const path = {
      id: 'path',
      label: t('downlines.path'),
      cell: (row: TeamDownline) => words.pathOf(row.path),
    };
    return finds ? [...columns.slice(0, 1), path, ...columns.slice(1)] : columns;
  }, [t, format, words, onOpen, onHead, finds]);
}

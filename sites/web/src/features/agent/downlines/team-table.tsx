import { type TeamDownline, teamDownlines } from '@livery/api/contract/team';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { Former, RecordsPages } from '../../records/index.ts';
import { Person } from '../reports/person.tsx';
import { RowActs } from './downlines.styles.ts';
import { EmptyTeam } from './empty-team.tsx';
import { narrowed } from './narrowed.ts';
import { useMemberWords } from './use-member-words.ts';

/** Accounts on a page. */
const pageSize = 25;

/** The team as a table, a page at a time: those directly below an account, or who a search finds in the whole tree. */
export function TeamTable({
  account,
  typed = '',
  asked = '',
  page,
  turn,
  onOpen,
  onHead,
}: {
  account: string | undefined;
  /** What is looked for: as it is typed, and as the platform is asked for it. */
  typed?: string;
  asked?: string;
  page: number;
  turn: (page: number) => void;
  onOpen: (account: string) => void;
  /** Shows the downlines of another account, or again the agent's own. */
  onHead: (account: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const finds = asked !== '';
  const query = useQuery({
    ...memberQuery(client, teamDownlines, {
      ...(finds ? { search: asked } : account !== undefined && { account }),
      pageNo: page,
      pageSize,
    }),
    placeholderData: (before, of) => {
      const search = of?.queryKey[2].search ?? '';
      return (before && narrowed(before, { asked: search, typed: asked })) ?? before;
    },
  });
  const { data, isPlaceholderData } = query;
  const shown = useMemo(
    () => (data && !isPlaceholderData && narrowed(data, { asked, typed })) || data,
    [data, isPlaceholderData, asked, typed],
  );
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
      <Loaded
        query={{ ...query, data: shown }}
        loading={t('common.loading')}
        failed={t('downlines.failed')}
        rows={6}
      >
        {({ list, total, totalPages }) => (
          <>
            {finds && (
              <p role="status">
                {total > 0 &&
                  t('downlines.found', { count: total, formatted: format.number(total) })}
              </p>
            )}
            <Former aria-busy={isPlaceholderData}>
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
            </Former>
            <RecordsPages page={page} pages={totalPages} turn={turn} />
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
        cell: ({ account, nickname }) => <Person account={account} nickname={nickname} />,
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
        kind: 'act',
        cell: ({ account, direct }) => (
          <RowActs>
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
          </RowActs>
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

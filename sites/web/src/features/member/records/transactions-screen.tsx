import {
  type Transaction,
  transactionDirections,
  transactionKinds,
} from '@livery/api/contract/history';
import { IconButton } from '@livery/ui/icon-button';
import type { TableColumn } from '@livery/ui/table';
import { Tabs } from '@livery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import {
  RecordsFilters,
  RecordsTable,
  RecordsTools,
  Result,
  useDays,
  useRecordsAddress,
  useRecordView,
  ViewTools,
  wholePageSize,
} from '../../records/index.ts';
import { CreditReport } from './credit-report.tsx';
import { transactionsPage, transactionsQuery } from './records-queries.ts';
import { useHistoryFile } from './use-history-file.ts';

/** Every movement of the member's money (spec §2, transactionHistory), and the credit report of the same days as its second view. */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const { address, narrow } = useRecordsAddress();
  return (
    <CentrePage title={t('records.moves.title')} lead={t('records.moves.lead')}>
      <Tabs
        label={t('records.views')}
        selected={address.show === 'report' ? 'report' : 'moves'}
        // The days hold in both views, what narrows the list in that alone.
        onSelect={(view) =>
          narrow({
            show: view === 'report' ? view : undefined,
            type: undefined,
            status: undefined,
          })
        }
        tabs={[
          { id: 'moves', label: t('records.moves.list'), content: <Moves /> },
          { id: 'report', label: t('records.report.title'), content: <CreditReport /> },
        ]}
      />
    </CentrePage>
  );
}

/** The movements by days, kind and direction. */
function Moves() {
  const { t } = useTranslation();
  const services = useServices();
  const { address, narrow, turn, showWhole } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(transactionsQuery(services, address, days));
  const view = useRecordView('transactions', useColumns());
  const ofWhole = (pageNo: number) =>
    transactionsPage(services, address, days, pageNo, wholePageSize);
  return (
    <Stack>
      <RecordsFilters
        address={address}
        narrow={narrow}
        choices={[
          {
            name: 'type',
            label: t('records.moves.kind'),
            options: transactionKinds.map((kind) => ({
              value: kind,
              label: t(`records.kind.${kind}`),
            })),
          },
          {
            name: 'status',
            label: t('records.moves.direction'),
            options: transactionDirections.map((direction) => ({
              value: direction,
              label: t(`records.direction.${direction}`),
            })),
          },
        ]}
      >
        <ViewTools tools={view.tools} address={address} narrow={narrow} />
      </RecordsFilters>
      <RecordsTable
        caption={t('records.moves.title')}
        icon="list"
        columns={view.columns}
        query={query}
        wholeOf={address.whole ? ofWhole : undefined}
        // One act may move money between several wallets.
        rowId={({ reference, wallet, amount }) => `${reference}/${wallet}/${amount}`}
        failed={t('records.moves.failed')}
        tools={
          <RecordsTools
            page={address.page}
            pages={query.data?.totalPages ?? 1}
            turn={turn}
            choice={{ whole: address.whole, showWhole }}
            file={useHistoryFile({ what: 'transactions', ...view.without })}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): readonly TableColumn<Transaction>[] {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = useServices();
  return useMemo(() => {
    const walletName = (wallet: string, vendorName = wallet) =>
      wallet === 'wallet' || wallet === 'bonus' ? t(`records.wallet.${wallet}`) : vendorName;
    const otherName = ({ otherWallet, vendorName, other }: Transaction) => {
      if (otherWallet !== undefined) return walletName(otherWallet, vendorName);
      return other?.place ? t(`records.moves.${other.place}`, { name: other.name }) : other?.name;
    };
    return [
      {
        id: 'kind',
        label: t('records.moves.kind'),
        rowHeader: true,
        cell: ({ kind }) => t(`records.kind.${kind}`),
      },
      {
        id: 'amount',
        label: t('records.moves.amount'),
        kind: 'number',
        cell: ({ amount }) => <Result amount={amount} />,
      },
      {
        id: 'wallet',
        label: t('records.moves.wallet'),
        cell: (entry) => {
          const own = walletName(entry.wallet, entry.vendorName);
          const other = otherName(entry);
          if (other === undefined) return own;
          return entry.amount.startsWith('-') ? `${own} → ${other}` : `${other} → ${own}`;
        },
      },
      {
        id: 'time',
        label: t('records.time'),
        kind: 'number',
        cell: ({ time }) => format.dateTime(time),
      },
      { id: 'reference', label: t('records.reference'), cell: ({ reference }) => reference },
      {
        id: 'help',
        label: t('records.help'),
        kind: 'act',
        cell: ({ reference }) => (
          <IconButton
            icon="service"
            label={t('records.complain.of', { reference })}
            href={href({ to: '/feedback', search: { about: reference } })}
          />
        ),
      },
    ];
  }, [t, format, href]);
}

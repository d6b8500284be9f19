import { failureOf } from '@livery/api';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import type { IconName } from '@livery/ui/icon';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Table, type TableColumn, type TableProps } from '@livery/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { AtTheEdge, Former } from './records.styles.ts';
import { type PageQuery, useWholeRecord, type WholeRecord } from './use-whole-record.ts';

type RecordsTableProps<Entry extends object> = {
  caption: string;
  icon: IconName;
  columns: readonly TableColumn<Entry>[];
  query: Pick<
    UseQueryResult<{ list: Entry[] }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  rowId: (entry: Entry) => string;
  failed: string;
  tools?: ReactNode;
} & Pick<TableProps<Entry>, 'sort' | 'onSort'>;

/**
 * One page of a record, in the platform's order: the newest entry first, or as `sort` says.
 *
 * @param props.wholeOf asks for a page of the record as one list, which then stands in place of the page
 * @param props.tools below the page; above the list, whose end is far
 */
export function RecordsTable<Entry extends object>({
  wholeOf,
  tools,
  ...props
}: RecordsTableProps<Entry> & { wholeOf?: ((pageNo: number) => PageQuery<Entry>) | undefined }) {
  return wholeOf ? (
    <>
      {tools}
      <WholeTable {...props} wholeOf={wholeOf} />
    </>
  ) : (
    <>
      <Former aria-busy={props.query.isPlaceholderData}>
        <Rows {...props} shown={props.query} rows={props.query.data?.list} />
      </Former>
      {tools}
    </>
  );
}

/** The list alone is drawn again when a part of it comes. */
function WholeTable<Entry extends object>({
  wholeOf,
  ...props
}: RecordsTableProps<Entry> & { wholeOf: (pageNo: number) => PageQuery<Entry> }) {
  const { t } = useTranslation();
  const whole = useWholeRecord(wholeOf);
  const why = useFailureWords(failureOf(whole.error));
  const { rows, onView } = whole;
  return (
    <>
      <Rows {...props} shown={whole} {...(rows && { many: { rows, onView } })} />
      {whole.error && rows && (
        <AtTheEdge>
          <InlineAlert
            tone="danger"
            live="polite"
            title={t('records.whole.failed')}
            action={
              <Button size="sm" busy={whole.isFetching} onClick={whole.refetch}>
                {t('common.retry')}
              </Button>
            }
          >
            {why}
          </InlineAlert>
        </AtTheEdge>
      )}
    </>
  );
}

function Rows<Entry extends object>({
  caption,
  icon,
  columns,
  rowId,
  failed,
  shown,
  rows,
  many,
  sort,
  onSort,
}: Omit<RecordsTableProps<Entry>, 'query' | 'tools'> &
  Pick<TableProps<Entry>, 'many'> & {
    rows?: readonly Entry[] | undefined;
    shown: Pick<WholeRecord<Entry>, 'error' | 'isFetching' | 'refetch'>;
  }) {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <Table
      {...(sort && { sort })}
      {...(onSort && { onSort })}
      {...(many && { many })}
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowId={rowId}
      loadingLabel={t('common.loading')}
      expected={10}
      language={language.tag}
      empty={
        <EmptyState icon={icon} title={t('records.none')} description={t('records.none.text')} />
      }
      {...(shown.error && !rows && !many
        ? {
            error: <QueryFailed title={failed} query={shown} />,
          }
        : {})}
    />
  );
}

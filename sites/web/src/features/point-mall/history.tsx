import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Table, type TableColumn } from '@livery/ui/table';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { More, type PagedQuery, QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { Filters } from './mall.styles.ts';
import type { MallSearch } from './mall-address.ts';

/** Records of a member, newest first, a page at a time; what narrows them is in the address. */
export function History<Entry extends object, Value>({
  title,
  filters,
  columns,
  rows,
  rowId,
  query,
  failed,
  empty,
}: {
  title: string;
  filters: {
    readonly label: string;
    readonly current: Value;
    readonly choices: readonly {
      readonly value: Value;
      readonly label: string;
      readonly search: MallSearch;
    }[];
  };
  columns: readonly TableColumn<Entry>[];
  rows: readonly Entry[] | undefined;
  rowId: (entry: Entry) => string;
  query: PagedQuery & { readonly refetch: () => unknown };
  failed: string;
  empty: { readonly title: string; readonly text: string };
}) {
  const { t } = useTranslation();
  const href = useHref();
  const { language } = useServices();
  return (
    <>
      <Filters aria-label={filters.label}>
        {filters.choices.map(({ value, label, search }) => (
          <Button
            key={label}
            href={href({ to: '/pointMall', search })}
            size="sm"
            variant={value === filters.current ? 'primary' : 'neutral'}
            aria-current={value === filters.current ? 'true' : undefined}
          >
            {label}
          </Button>
        ))}
      </Filters>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={rows}
        rowId={rowId}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={<EmptyState icon="gift" title={empty.title} description={empty.text} />}
        {...(query.error && !rows
          ? {
              error: <QueryFailed title={failed} query={query} />,
            }
          : {})}
      />
      <More query={query} label={t('mall.more')} failed={failed} />
    </>
  );
}

import { Pagination } from '@livery/ui/pagination';
import { useTranslation } from 'react-i18next';

/** The pager of a record or of a list beside it; it needs the words of records. */
export function RecordsPages({
  page,
  pages,
  turn,
}: {
  page: number;
  pages: number;
  turn: (page: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={page}
      pages={pages}
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
  );
}

import { failureOf } from '@livery/api';
import { type HistoryExport, historyExport } from '@livery/api/contract/history';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Pagination } from '@livery/ui/pagination';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Tools } from './records.styles.ts';
import { saveFile } from './save-file.ts';

/** Below a record: its pages, the print view, and the last twelve months as a file. */
export function RecordsTools({
  page,
  pages,
  turn,
  what,
}: {
  page: number;
  pages: number;
  turn: (page: number) => void;
  /** What the file holds; without it there is none. */
  what?: HistoryExport;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const file = useMutation({
    mutationFn: (wanted: HistoryExport) => client.call(historyExport, { what: wanted }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text),
  });
  const failure = useFailureWords(failureOf(file.error));
  return (
    <>
      <Tools>
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
        <ButtonRow>
          <Button size="sm" onClick={() => print()}>
            {t('records.print')}
          </Button>
          {what && (
            <Button size="sm" busy={file.isPending} onClick={() => file.mutate(what)}>
              {t('records.export')}
            </Button>
          )}
        </ButtonRow>
      </Tools>
      {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
    </>
  );
}

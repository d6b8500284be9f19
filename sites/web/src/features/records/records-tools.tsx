import { failureOf } from '@livery/api';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Pagination } from '@livery/ui/pagination';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { ButtonRow } from '../../styles/page.styles.ts';
import { Tools } from './records.styles.ts';
import { saveFile } from './save-file.ts';

/** A text and the name of the file that it is saved as. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
}

/** How a record becomes a file. */
export interface FileOfRecord {
  /** Of the button. */
  readonly label: string;
  /**
   * Brings the file.
   *
   * @param tell says how far it is, in words, where it comes in parts
   */
  readonly bring: (tell: (progress: string) => void) => Promise<TextFile>;
}

/** Below a record: its pages, the print view, and what can be saved as a file. */
export function RecordsTools({
  page,
  pages,
  turn,
  file,
}: {
  page: number;
  pages: number;
  turn: (page: number) => void;
  file?: FileOfRecord;
}) {
  const { t } = useTranslation();
  return (
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
        {file && <FileButton file={file} />}
      </ButtonRow>
    </Tools>
  );
}

function FileButton({ file: { label, bring } }: { file: FileOfRecord }) {
  const [progress, setProgress] = useState('');
  const save = useMutation({
    mutationFn: () => bring(setProgress),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text),
    onSettled: () => setProgress(''),
  });
  const failure = useFailureWords(failureOf(save.error));
  return (
    <>
      <Button size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {label}
      </Button>
      <span role="status">{progress}</span>
      {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
    </>
  );
}

import { failureOf } from '@livery/api';
import { Button } from '@livery/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { ButtonRow } from '../../styles/page.styles.ts';
import { OnPaper, Tools } from './records.styles.ts';
import { RecordsPages } from './records-pages.tsx';
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

/** Whether a record is shown as one list, and the way from one to the other. */
export interface WholeChoice {
  readonly whole: boolean;
  readonly showWhole: (whole: boolean) => void;
}

/** Beside a record: its pages or the way to all of them at once, the print view, and what can be saved as a file. */
export function RecordsTools({
  page,
  pages,
  turn,
  choice,
  file,
}: {
  page: number;
  pages: number;
  turn: (page: number) => void;
  choice?: WholeChoice;
  file?: FileOfRecord;
}) {
  const { t } = useTranslation();
  return (
    <>
      {!choice?.whole && pages > 1 && <OnPaper>{t('records.page.of', { page, pages })}</OnPaper>}
      <Tools>
        {!choice?.whole && <RecordsPages page={page} pages={pages} turn={turn} />}
        <ButtonRow>
          {choice && (choice.whole || pages > 1) && (
            <Button size="sm" onClick={() => choice.showWhole(!choice.whole)}>
              {t(choice.whole ? 'records.whole.pages' : 'records.whole.show')}
            </Button>
          )}
          {/* Of one list only the part in the window would be on paper. */}
          {!choice?.whole && (
            <Button size="sm" onClick={() => print()}>
              {t('records.print')}
            </Button>
          )}
          {file && <FileButton file={file} />}
        </ButtonRow>
      </Tools>
    </>
  );
}

function FileButton({ file: { label, bring } }: { file: FileOfRecord }) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState('');
  const save = useMutation({
    mutationFn: () => bring(setProgress),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text),
    onSettled: () => setProgress(''),
  });
  const failed = failureOf(save.error);
  const why = useFailureWords(failed);
  // What is no failure of a call is a file whose parts did not fit together.
  const failure = save.error && failed === undefined ? t('records.export.changed') : why;
  return (
    <>
      <Button size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {label}
      </Button>
      <span role="status">{progress}</span>
      <ActFailed>{failure}</ActFailed>
    </>
  );
}

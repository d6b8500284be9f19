import type { RequestOf } from '@livery/api';
import { historyExport } from '@livery/api/contract/history';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import type { FileOfRecord } from '../../records/index.ts';

/** The last twelve months of a record as a file, with the columns that are shown. */
export function useHistoryFile(asked: RequestOf<typeof historyExport>): FileOfRecord {
  const { t } = useTranslation();
  const { client } = useServices();
  return { label: t('records.export'), bring: () => client.call(historyExport, asked) };
}

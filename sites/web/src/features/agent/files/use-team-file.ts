import type { RequestOf } from '@livery/api';
import { teamExport } from '@livery/api/contract/team';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import type { FileOfRecord } from '../../records/index.ts';
import { fileOfParts } from './file-parts.ts';

/**
 * A report as a file, which the platform sends in parts: how many of its lines are there is said while they come.
 *
 * @param asked what the report shows, without its page
 */
export function useTeamFile(
  asked: Omit<RequestOf<typeof teamExport>, 'pageNo' | 'until'>,
): FileOfRecord {
  const { t } = useTranslation();
  const { client, format } = useServices();
  return {
    label: t('reports.export'),
    bring: (tell) =>
      fileOfParts(
        (which) => client.call(teamExport, { ...asked, ...which }),
        (lines, total) =>
          tell(
            t('reports.export.progress', {
              lines: format.number(lines),
              total: format.number(total),
            }),
          ),
      ),
  };
}

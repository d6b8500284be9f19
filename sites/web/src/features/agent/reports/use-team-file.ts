import type { RequestOf } from '@livery/api';
import { teamExport } from '@livery/api/contract/team';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import type { FileOfRecord } from '../../records/index.ts';

/**
 * A report as a file, which the platform sends in parts: how many of its lines are there is said while they come.
 *
 * @param asked what the report shows, without its page
 */
export function useTeamFile(asked: Omit<RequestOf<typeof teamExport>, 'pageNo'>): FileOfRecord {
  const { t } = useTranslation();
  const { client, format } = useServices();
  return {
    label: t('reports.export'),
    bring: async (tell) => {
      let fileName = '';
      let text = '';
      let lines = 0;
      let pages = 1;
      for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
        const part = await client.call(teamExport, { ...asked, pageNo });
        ({ fileName, totalPages: pages } = part);
        text += part.text;
        lines += part.lines;
        tell(
          t('reports.export.progress', {
            lines: format.number(lines),
            total: format.number(part.totalLines),
          }),
        );
      }
      return { fileName, text };
    },
  };
}

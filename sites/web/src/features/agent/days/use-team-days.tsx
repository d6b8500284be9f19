import { longestTeamPeriod } from '@livery/api/contract/team';
import type { DateRange } from '@livery/ui/date-range-field';
import { InlineAlert } from '@livery/ui/inline-alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useDays } from '../../records/index.ts';
import { withinDays } from './within-days.ts';

/**
 * The days that a report on a team shows: those of its address, the last 30 where it names none, and the last of more than a report can
 * have, which `note` then says.
 */
export function useTeamDays(chosen: DateRange | undefined): {
  readonly days: DateRange;
  readonly note: ReactNode;
} {
  const { t } = useTranslation();
  const { format } = useServices();
  const { start, end, limited } = withinDays(useDays(chosen).days, longestTeamPeriod);
  return {
    days: { start, end },
    note: limited && (
      <InlineAlert tone="info">
        {t('centre.agent.limited', { formatted: format.number(longestTeamPeriod) })}
      </InlineAlert>
    ),
  };
}

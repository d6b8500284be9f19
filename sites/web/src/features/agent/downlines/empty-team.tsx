import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';

/** Nobody is there: in the team, or of those that were looked for. */
export function EmptyTeam({ finds = false }: { finds?: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={finds ? 'search' : 'people'}
      title={t(finds ? 'downlines.found.none' : 'downlines.none')}
      description={t(finds ? 'downlines.found.none.text' : 'downlines.none.text')}
    />
  );
}

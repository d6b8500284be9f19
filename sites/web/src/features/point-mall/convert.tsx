import { failureOf } from '@livery/api';
import { ErrorState } from '@livery/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { partStates } from '../../app/part-states.tsx';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { ConvertForm } from './convert-form.tsx';
import { configQuery, pointsQuery } from './mall-queries.ts';

/** Points into money, when both the member's points and the rate are known. */
export function Convert() {
  const { t } = useTranslation();
  const services = useServices();
  const points = useQuery(pointsQuery(services));
  const config = useQuery(configQuery(services));
  const why = useFailureWords(failureOf(points.error ?? config.error));
  if (points.data && config.data)
    return <ConvertForm points={points.data.points} config={config.data} />;
  if (points.isPending || config.isPending) return <partStates.loading />;
  return (
    <ErrorState
      title={t('mall.balance.failed')}
      {...(why === undefined ? {} : { description: why })}
      retryLabel={t('common.retry')}
      busy={points.isFetching || config.isFetching}
      onRetry={() => {
        void points.refetch();
        void config.refetch();
      }}
    />
  );
}

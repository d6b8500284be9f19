import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';

/** Writes a number of points with its word. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation();
  const { format } = useServices();
  return (points) => t('mall.points', { count: points, formatted: format.number(points) });
}

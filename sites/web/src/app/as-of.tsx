import { Badge } from '@livery/ui/badge';
import { useTranslation } from 'react-i18next';
import { useOnline } from './online.ts';
import type { Listed } from './queries.ts';
import { useServices } from './services.tsx';

/** The time of a list, while there is no connection that could bring a newer one. */
export function AsOf({ listed }: { listed: Listed<unknown> | undefined }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const online = useOnline();
  if (!listed || (online && !listed.remembered)) return null;
  return <Badge tone="warning">{t('common.asOf', { time: format.dateTime(listed.at) })}</Badge>;
}

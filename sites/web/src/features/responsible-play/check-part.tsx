import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/loaded.tsx';
import { protectionQuery } from '../../app/protection-query.ts';
import { useServices } from '../../app/services.tsx';
import { CheckForm } from './check-form.tsx';

/** The interval of the reality check that holds now, and the way to change it. */
export function CheckPart() {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(protectionQuery(client));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('care.check.unread')} rows={2}>
      {({ realityCheckMinutes }) => <CheckForm minutes={realityCheckMinutes} />}
    </Loaded>
  );
}

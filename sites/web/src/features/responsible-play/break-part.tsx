import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/loaded.tsx';
import { protectionQuery } from '../../app/protection-query.ts';
import { useServices } from '../../app/services.tsx';
import { Stack } from '../../styles/page.styles.ts';
import { BreakForm } from './break-form.tsx';

/** The break that holds now, with its end; and the way to begin one or make it longer. */
export function BreakPart() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(protectionQuery(client));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('care.load.failed')} rows={2}>
      {({ break: taken }) => (
        <Stack>
          {taken && (
            <InlineAlert
              tone="info"
              live="polite"
              title={t(`care.running.${taken.kind}`, { time: format.dateTime(taken.until) })}
            >
              {t('care.running.longer')}
            </InlineAlert>
          )}
          <BreakForm taken={taken} />
        </Stack>
      )}
    </Loaded>
  );
}

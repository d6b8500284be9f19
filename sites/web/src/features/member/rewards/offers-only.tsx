import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { protectionQuery } from '../../../app/protection-query.ts';
import { useServices } from '../../../app/services.tsx';

/** What is offered to members. Who takes a break or has excluded themselves is offered nothing, and reads until when (domain.md B2.16). */
export function OffersOnly({ failed, children }: { failed: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(protectionQuery(client));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={failed}>
      {({ break: taken }) =>
        taken ? (
          <InlineAlert tone="info" title={t('rewards.break.title')}>
            {t('rewards.break.text', { time: format.dateTime(taken.until) })}
          </InlineAlert>
        ) : (
          children
        )
      }
    </Loaded>
  );
}

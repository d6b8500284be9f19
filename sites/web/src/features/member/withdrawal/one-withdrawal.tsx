import { failureOf } from '@livery/api';
import { EmptyState } from '@livery/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { Payout } from './payout.tsx';
import { withdrawalQuery } from './withdrawal-services.ts';

/** The withdrawal of a reference, wherever it stands. */
export function OneWithdrawal({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(withdrawalQuery(client, reference));
  const failure = failureOf(query.error);
  const isUnknown = failure?.kind === 'refused' && failure.code === 'NOT_FOUND';
  return (
    <Stack>
      <ButtonRow>
        <SiteButton to="/member/withdraw" icon="list">
          {t('withdrawal.one.back')}
        </SiteButton>
      </ButtonRow>
      {isUnknown ? (
        <EmptyState icon="search" title={t('withdrawal.one.unknown')} />
      ) : (
        <Loaded query={query} loading={t('common.loading')} failed={t('withdrawal.one.failed')}>
          {(seen) => <Payout seen={seen} />}
        </Loaded>
      )}
    </Stack>
  );
}

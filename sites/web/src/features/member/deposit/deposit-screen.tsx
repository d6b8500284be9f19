import { protection } from '@livery/api/contract/protection';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { CentrePage } from '../../centre/index.ts';
import { NewDeposit } from './new-deposit.tsx';
import { OneDeposit } from './one-deposit.tsx';
import { Recent } from './recent.tsx';

/** Money in (spec §2, depositv2): a new deposit and those before it, or the one whose reference is in the address. */
export function DepositScreen() {
  const { t } = useTranslation();
  const { id } = useSearch({ strict: false });
  const reference = typeof id === 'string' ? id : undefined;
  // A deposit that has ended without an answer begins anew.
  const [round, setRound] = useState(0);
  return (
    <CentrePage
      title={t('deposit.title')}
      lead={t('deposit.lead')}
      action={reference && <SiteButton to="/member/depositv2">{t('deposit.all')}</SiteButton>}
    >
      {reference ? (
        <OneDeposit key={reference} reference={reference} />
      ) : (
        <>
          <Beginning key={round} onAgain={() => setRound(round + 1)} />
          <Recent />
        </>
      )}
    </CentrePage>
  );
}

/** Who takes a break, or has excluded themselves, pays nothing in. */
function Beginning({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(memberQuery(client, protection, {}));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('deposit.failed')}>
      {({ break: taken }) =>
        taken ? (
          <InlineAlert tone="info" title={t('deposit.break.title')}>
            {t('deposit.break.text', { time: format.dateTime(taken.until) })}
          </InlineAlert>
        ) : (
          <NewDeposit onAgain={onAgain} />
        )
      }
    </Loaded>
  );
}

import { Button } from '@livery/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { protectionQuery } from '../../../app/protection-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { BreakNote } from './break-note.tsx';
import { NewDeposit } from './new-deposit.tsx';
import { OneDeposit } from './one-deposit.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { useDepositAddress } from './use-deposit-address.ts';

/**
 * Paying in (spec §2, depositv2): a new deposit, or the one of the address from wherever the platform says that it stands, above the
 * member's recent ones. Who takes a break reads why nothing can be paid in, and is offered nothing.
 */
export function DepositScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const href = useHref();
  const { address } = useDepositAddress();
  const standing = useQuery(protectionQuery(client));
  const { id } = address;
  const onBreak = standing.data?.break;
  return (
    <CentrePage
      title={t('deposit.title')}
      lead={t('deposit.lead')}
      action={
        id !== undefined &&
        standing.data &&
        !onBreak && (
          <Button icon="plus" href={href({ to: '/member/depositv2' })}>
            {t('deposit.new')}
          </Button>
        )
      }
    >
      {id === undefined ? (
        <Loaded query={standing} loading={t('common.loading')} failed={t('deposit.failed')}>
          {({ break: taken, limits }) =>
            taken ? (
              <BreakNote taken={taken} />
            ) : (
              <>
                <NewDeposit limits={limits} />
                {/* One step from paying in (domain.md B2.11), and never in place of what a limit holds back. */}
                <Quiet>
                  {t('deposit.limits')}{' '}
                  <SiteLink to="/responsible-play">{t('deposit.limits.set')}</SiteLink>
                </Quiet>
              </>
            )
          }
        </Loaded>
      ) : (
        <OneDeposit key={id} reference={id} />
      )}
      <RecentDeposits current={id} />
    </CentrePage>
  );
}

import type { ValueOf } from '@livery/api';
import { referralOverview } from '@livery/api/contract/referral';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Prose } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { Totals } from '../../records/index.ts';
import { Earnings } from './earnings.tsx';
import { Friends } from './friends.tsx';
import { Invite } from './invite.tsx';

type Overview = ValueOf<typeof referralOverview>;

/**
 * Invite friends (spec §2, referral): the link in three forms, what is paid for whom, who has come, and what they have brought. A
 * member on a break sees what was earned, and nothing to invite with.
 */
export function ReferralScreen() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(memberQuery(client, referralOverview, {}));
  return (
    <CentrePage title={t('referral.title')} lead={t('referral.lead')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('referral.failed')}>
        {({ invitation, programme, friends, paid, today }) => (
          <>
            {invitation ? (
              <Invite code={invitation.code} />
            ) : (
              <InlineAlert tone="info">{t('referral.break')}</InlineAlert>
            )}
            <Totals>
              <Stat label={t('referral.friends')} value={format.number(friends)} />
              {programme === 'share' && (
                <>
                  <Stat label={t('referral.paid')} value={format.money(paid)} />
                  <Stat label={t('referral.today')} value={format.money(today)} />
                </>
              )}
            </Totals>
            {invitation && <Terms programme={programme} rate={invitation.rate} />}
            <Friends />
            {programme === 'share' && <Earnings />}
          </>
        )}
      </Loaded>
    </CentrePage>
  );
}

/** What is paid for whom, in whole sentences beside the link (`domain` B2 27, 31). */
function Terms({
  programme,
  rate = '0',
}: {
  programme: Overview['programme'];
  rate: string | undefined;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const percent = new Intl.NumberFormat(format.locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <Section title={t('referral.how')}>
      <Prose>
        <ul>
          <li>{t('referral.how.join')}</li>
          {programme === 'share' && (
            <>
              <li>{t('referral.how.rate', { rate: percent.format(Number(rate) / 100) })}</li>
              <li>{t('referral.how.paid')}</li>
            </>
          )}
          {programme === 'contract' && <li>{t('referral.how.contract')}</li>}
          {programme === 'none' && <li>{t('referral.how.none')}</li>}
          <li>{t('referral.how.privacy')}</li>
          <li>{t('referral.how.adults')}</li>
        </ul>
      </Prose>
    </Section>
  );
}

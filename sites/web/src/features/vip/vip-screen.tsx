import { memberIcon } from '@livery/api/contract/account';
import { vipLevels, vipStanding } from '@livery/api/contract/vip';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { LogInCard } from '../../app/log-in-card.tsx';
import { memberQuery } from '../../app/member-query.ts';
import { PageHead } from '../../app/page-head.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Page, Prose, Side } from '../../styles/page.styles.ts';
import { PageBanners } from '../banners/index.ts';
import { useHolder } from '../session/index.ts';
import { Ladder } from './ladder.tsx';
import { Standing } from './standing.tsx';

/** The VIP club (spec §2): its levels and what each brings; for a member also what is missing to the next one, and how it is counted. */
export function VipScreen() {
  const { t } = useTranslation();
  const { queries, client } = useServices();
  const { signedIn, isTrial } = useHolder();
  const levels = useQuery(queries.list(vipLevels, {}));
  const standing = useQuery({
    ...memberQuery(client, vipStanding, {}),
    enabled: signedIn && !isTrial,
  });
  const icon = useQuery({ ...memberQuery(client, memberIcon, {}), enabled: signedIn && !isTrial });
  return (
    <Page>
      <PageHead title={t('vip.title')} lead={t('vip.lead')} />
      <Side>
        <div>
          <AsOf listed={levels.data} />
          <Loaded query={levels} loading={t('vip.loading')} failed={t('vip.failed')} rows={6}>
            {({ items }) => <Ladder levels={items} standing={standing.data} />}
          </Loaded>
        </div>
        <div>
          {!signedIn && <LogInCard>{t('vip.guest.text')}</LogInCard>}
          {isTrial && <p>{t('vip.trial.text')}</p>}
          {signedIn && !isTrial && (
            <Standing query={standing} levels={levels.data?.items ?? []} icon={icon.data?.icon} />
          )}
          <Section title={t('vip.how.title')}>
            <Prose>
              <ul>
                <li>{t('vip.how.valid')}</li>
                <li>{t('vip.how.month')}</li>
                <li>{t('vip.how.kept')}</li>
              </ul>
              <p>
                <SiteLink to="/responsible-play">{t('vip.how.calm')}</SiteLink>
              </p>
            </Prose>
          </Section>
          <PageBanners group="Vip" single />
        </div>
      </Side>
    </Page>
  );
}

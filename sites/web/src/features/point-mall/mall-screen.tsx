import { Button } from '@livery/ui/button';
import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { useOwnLocation } from '../../app/own-location.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { PageBanners } from '../banners/index.ts';
import { useGuarded, useHolder } from '../session/index.ts';
import { Head, Page } from './mall.styles.ts';
import { type MallAddress, type MallSearch, mallIn, views } from './mall-address.ts';
import { Convert, Moves, Records } from './member-parts.tsx';
import { PointsBox } from './points-box.tsx';
import { RewardScreen } from './reward-screen.tsx';
import { Rewards } from './rewards.tsx';

/** The point mall (spec §2): what points buy, and for members their redemptions, the history of their points, and the way to money. */
export function MallScreen() {
  const { search }: { search: MallSearch } = useOwnLocation();
  const address = mallIn(search);
  return address.view === 'rewards' && address.item !== undefined ? (
    <RewardScreen key={address.item} rewardId={address.item} />
  ) : (
    <Mall address={address} />
  );
}

/** Everything but a single reward, which names its page itself. */
function Mall({ address }: { address: MallAddress }) {
  const { t } = useTranslation();
  const href = useHref();
  const isMember = useHolder().signedIn;
  usePageTitle(t('mall.title'));
  return (
    <Page>
      <Head>
        <div>
          <h1>{t('mall.title')}</h1>
          <p>{t('mall.lead')}</p>
        </div>
        <PointsBox />
      </Head>
      <CategoryBar
        label={t('mall.views')}
        current={address.view}
        categories={views.map((view) => ({
          id: view,
          label: t(`mall.view.${view}`),
          href: href({ to: '/pointMall', search: view === 'rewards' ? {} : { view } }),
        }))}
      />
      {address.view === 'rewards' || isMember ? <Shown address={address} /> : <MembersOnly />}
      {/* What the page is about comes first: the banner would be the largest thing in the window. */}
      <PageBanners group="pointMall" single />
    </Page>
  );
}

function Shown({ address }: { address: MallAddress }) {
  switch (address.view) {
    case 'rewards':
      return <Rewards address={address} />;
    case 'records':
      return <Records status={address.status} />;
    case 'points':
      return <Moves kind={address.kind} />;
    case 'convert':
      return <Convert />;
  }
}

/** In place of what is a member's own: the login, which leads back here. */
function MembersOnly() {
  const { t } = useTranslation();
  const guarded = useGuarded();
  return (
    <EmptyState
      icon="me"
      title={t('mall.guest.records')}
      action={
        <Button variant="primary" onClick={() => guarded(() => undefined)}>
          {t('common.account.signIn')}
        </Button>
      }
    />
  );
}

import type { PointsReward } from '@livery/api/contract/points';
import { isMore } from '@livery/flows/amount';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { KeyValueList } from '@livery/ui/key-value-list';
import { LazyImage } from '@livery/ui/lazy-image';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { useKeptFocus } from '../../app/kept-focus.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton, SiteLink } from '../../app/site-link.tsx';
import { useGuarded, useHolder } from '../session/index.ts';
import { Desk, Page, Part, Stage } from './mall.styles.ts';
import { rewardQuery } from './mall-queries.ts';
import { RedeemPart } from './member-parts.tsx';
import { usePointsText } from './use-points-text.ts';

/** One reward: its picture, price and rules, and the way to redeem it beside them. */
export function RewardScreen({ rewardId }: { rewardId: string }) {
  const { t } = useTranslation();
  return (
    <Page>
      <div>
        <SiteLink to="/pointMall">{t('mall.back')}</SiteLink>
      </div>
      <Loaded rewardId={rewardId} />
    </Page>
  );
}

function Loaded({ rewardId }: { rewardId: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const isMember = useHolder().signedIn;
  const query = useQuery(rewardQuery(services, isMember, rewardId));
  const { data, isPending } = query;
  usePageTitle(data?.name ?? t('mall.title'));
  if (data) return <Shown reward={data} isMember={isMember} />;
  return (
    <>
      <h1>{t('mall.title')}</h1>
      {isPending ? (
        <SkeletonGroup label={t('common.loading')}>
          <Desk>
            <Stage as="div">
              <Skeleton shape="square" />
            </Stage>
            <Part as="div">
              <Skeleton shape="title" extent="half" />
              <Skeleton shape="text" />
              <Skeleton shape="control" />
            </Part>
          </Desk>
        </SkeletonGroup>
      ) : data === null ? (
        <EmptyState
          icon="gift"
          title={t('mall.unknown.title')}
          description={t('mall.unknown.text')}
          action={<SiteButton to="/pointMall">{t('mall.empty.all')}</SiteButton>}
        />
      ) : (
        <QueryFailed title={t('mall.item.failed')} query={query} />
      )}
    </>
  );
}

function Shown({ reward, isMember }: { reward: PointsReward; isMember: boolean }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const pointsText = usePointsText();
  const heading = useHeadingFocus();
  const part = useKeptFocus<HTMLDivElement>();
  const { name, description, imageUrl, type, points, stock, maxQuantity, amountRequirement } =
    reward;
  const lang = foreignLang(reward.language, language.code);
  return (
    <Desk>
      <Stage>
        <LazyImage src={imageUrl} alt="" ratio="square" loading="eager" />
      </Stage>
      <Part ref={part}>
        <div>
          <h1 ref={heading} {...lang}>
            {name}
          </h1>
          <p {...lang}>{description}</p>
        </div>
        <KeyValueList
          missingLabel={t('mall.fact.none')}
          items={[
            { term: t('mall.fact.type'), value: t(`mall.type.${type}`) },
            { term: t('mall.fact.price'), value: pointsText(points) },
            {
              term: t('mall.fact.stock'),
              value: stock === 0 ? t('mall.gone') : format.number(stock),
            },
            { term: t('mall.fact.most'), value: format.number(maxQuantity) },
            {
              term: t('mall.fact.requires'),
              value: isMore(amountRequirement, '0') ? format.money(amountRequirement) : null,
            },
          ]}
        />
        {isMember ? <RedeemPart rewardId={reward.rewardId} /> : stock > 0 && <ToLogin />}
      </Part>
    </Desk>
  );
}

function ToLogin() {
  const { t } = useTranslation();
  const guarded = useGuarded();
  return (
    // A guest never gets through: the way to the login, and back here, stands in place of the act.
    <Button variant="primary" size="lg" onClick={() => guarded(() => undefined)}>
      {t('mall.redeem.login')}
    </Button>
  );
}

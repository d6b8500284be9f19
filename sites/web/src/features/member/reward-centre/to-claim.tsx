import { isMore } from '@livery/flows/amount';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { useServices } from '../../../app/services.tsx';
import { BonusCard } from '../rewards/bonus-card.tsx';
import { MissionCard } from '../rewards/mission-card.tsx';
import { Cards } from '../rewards/rewards.styles.ts';
import { ActivityCard } from './activity-card.tsx';
import { RebateCard } from './rebate-card.tsx';
import { toClaimQuery } from './to-claim-query.ts';
import { useKept } from './use-kept.ts';

/** Something of which something may be to claim, with its card. */
interface Source {
  readonly id: string;
  readonly waits: boolean;
  readonly card: ReactNode;
}

/** What can be claimed, from wherever it comes: bonuses, rebate, missions and promotions. */
export function ToClaim() {
  const { t } = useTranslation();
  const query = useQuery(toClaimQuery(useServices()));
  return (
    <Section title={t('prizes.claims')}>
      <Loaded
        query={query}
        rows={2}
        loading={t('common.loading')}
        failed={t('prizes.claims.failed')}
      >
        {({ bonuses, rebate, missions, activities }) => (
          <Claims
            sources={[
              ...bonuses.map((bonus) => ({
                id: `bonus/${bonus.bonusId}`,
                waits: bonus.state === 'available',
                card: <BonusCard bonus={bonus} level={3} source={t('prizes.from.bonus')} />,
              })),
              {
                id: 'rebate',
                waits: rebate.enabled && isMore(rebate.total, '0'),
                card: <RebateCard rebate={rebate} />,
              },
              ...missions.map((mission) => ({
                id: `mission/${mission.missionId}`,
                waits: mission.state === 'claimable',
                card: <MissionCard mission={mission} level={3} source={t('prizes.from.mission')} />,
              })),
              ...activities.map((activity) => ({
                id: `activity/${activity.promotionId}`,
                waits: activity.state === 'claim',
                card: <ActivityCard activity={activity} />,
              })),
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** What waits. What was claimed in this visit keeps its place, and what was said of it. */
function Claims({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const kept = useKept(sources.filter(({ waits }) => waits).map(({ id }) => id));
  const shown = kept.flatMap((id) => sources.filter((each) => each.id === id));
  if (shown.length === 0) return <EmptyState icon="gift" title={t('prizes.claims.none')} />;
  return (
    <Cards>
      {shown.map(({ id, card }) => (
        <Fragment key={id}>{card}</Fragment>
      ))}
    </Cards>
  );
}

import type { ValueOf } from '@livery/api';
import type { VipLevel, vipStanding } from '@livery/api/contract/vip';
import { Avatar } from '@livery/ui/avatar';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/loaded.tsx';
import { useServices } from '../../app/services.tsx';
import { Rank } from './standing.styles.ts';

/** A member's level, the bets of the month that count, and what is missing to the next level. */
export function Standing({
  query,
  levels,
  icon,
}: {
  query: UseQueryResult<ValueOf<typeof vipStanding>>;
  levels: readonly VipLevel[];
  /** Address of the picture of the member's rank (spec §7); the level's initials stand for one that is not there. */
  icon: string | undefined;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const nameOf = (rank: number) => levels.find((level) => level.rank === rank)?.name ?? null;
  return (
    <Section title={t('vip.standing.title')}>
      <Loaded query={query} loading={t('vip.loading')} failed={t('vip.standing.failed')} rows={1}>
        {({ rank, bets, to, next }) => (
          <>
            <KeyValueList
              missingLabel={String(rank)}
              items={[
                {
                  term: t('vip.standing.level'),
                  value: <Level name={nameOf(rank) ?? String(rank)} icon={icon} />,
                },
                { term: t('vip.standing.bets'), value: format.money(bets) },
                ...(next
                  ? [
                      {
                        term: t('vip.standing.left', { name: nameOf(next.rank) ?? next.rank }),
                        value: format.money(next.left),
                      },
                    ]
                  : []),
                { term: t('vip.standing.until'), value: format.dateTime(to) },
              ]}
            />
            {!next && <p>{t('vip.standing.top')}</p>}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Level({ name, icon }: { name: string; icon: string | undefined }) {
  return (
    <Rank>
      <Avatar name={name} alt="" src={icon} size="sm" />
      {name}
    </Rank>
  );
}

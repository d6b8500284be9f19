import type { ValueOf } from '@livery/api';
import type { VipLevel, vipStanding } from '@livery/api/contract/vip';
import { foreignLang } from '@livery/i18n';
import { Avatar } from '@livery/ui/avatar';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/loaded.tsx';
import { Quoting } from '../../app/quoting.tsx';
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
  const levelOf = (rank: number) => levels.find((level) => level.rank === rank);
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
                  value: <Level level={levelOf(rank)} rank={rank} icon={icon} />,
                },
                { term: t('vip.standing.bets'), value: format.money(bets) },
                ...(next
                  ? [
                      {
                        term: (
                          <Quoting sentence={(name) => t('vip.standing.left', { name })}>
                            <LevelName level={levelOf(next.rank)} rank={next.rank} />
                          </Quoting>
                        ),
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

type Named = { readonly level: VipLevel | undefined; readonly rank: number };

function Level({ level, rank, icon }: Named & { icon: string | undefined }) {
  return (
    <Rank>
      <Avatar name={level?.name ?? String(rank)} alt="" src={icon} size="sm" />
      <LevelName level={level} rank={rank} />
    </Rank>
  );
}

/** A level by its name, in the language that it is written in; by its rank where the name is not known. */
function LevelName({ level, rank }: Named) {
  const { language } = useServices();
  return (
    <span {...foreignLang(level?.language, language.code)}>{level?.name ?? String(rank)}</span>
  );
}

import { pvpRooms } from '@livery/api/contract/game-list';
import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { ErrorState } from '@livery/ui/error-state';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Strip } from '@livery/ui/strip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../../app/as-of.tsx';
import { useServices } from '../../../app/services.tsx';
import { Room, RoomName } from './hall-screen.styles.ts';

/** The rooms of the card games, the smallest stakes first (spec §7), of one vendor where one is chosen. */
export function Rooms({ vendor }: { vendor: string | undefined }) {
  const { t } = useTranslation();
  const { queries, language, format } = useServices();
  const { data, isPending, isFetching, refetch } = useQuery(queries.list(pvpRooms, {}));
  const vendors = useQuery(queries.vendors());
  const rooms = data?.items.filter(({ vassalage }) => vendor === undefined || vassalage === vendor);
  if (rooms?.length === 0) return null;
  return (
    <Section title={t('halls.rooms.title')} action={<AsOf listed={data} />}>
      {isPending && (
        <SkeletonGroup label={t('common.loading')}>
          <Room>
            <Skeleton shape="block" />
          </Room>
        </SkeletonGroup>
      )}
      {!isPending && !rooms && (
        <ErrorState
          title={t('halls.rooms.failed')}
          retryLabel={t('common.retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {rooms && (
        <Strip
          label={t('halls.rooms.title')}
          labels={{
            previous: t('halls.rooms.previous'),
            next: t('halls.rooms.next'),
            page: (page, pages) => t('halls.page', { page, pages }),
          }}
        >
          {rooms.map(({ roomId, name, language: own, vassalage, seats, isOpen, ...stakes }) => (
            <Room key={roomId}>
              <Card padding="sm" variant={isOpen ? 'raised' : 'sunken'}>
                <RoomName lang={foreignLang(own, language.code).lang} title={name}>
                  {name}
                </RoomName>
                <p>
                  {vendors.data?.items.find((each) => each.vassalage === vassalage)?.displayName ??
                    vassalage}
                </p>
                <p>
                  {t('halls.rooms.stakes', {
                    least: format.money(stakes.minStake),
                    most: format.money(stakes.maxStake),
                  })}
                </p>
                <p>
                  {isOpen
                    ? t('halls.rooms.seats', { count: seats, formatted: format.number(seats) })
                    : t('halls.closed.card')}
                </p>
              </Card>
            </Room>
          ))}
        </Strip>
      )}
    </Section>
  );
}

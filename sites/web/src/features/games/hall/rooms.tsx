import { type PvpRoom, pvpRooms } from '@livery/api/contract/game-list';
import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { ErrorState } from '@livery/ui/error-state';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Strip } from '@livery/ui/strip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import { AsOf } from '../../../app/as-of.tsx';
import { useServices } from '../../../app/services.tsx';
import { gamePath } from './game-path.ts';
import { Room, RoomName } from './hall-screen.styles.ts';

/** The rooms of the card games, the smallest stakes first (spec §7), of one vendor where one is chosen. */
export function Rooms({ vendor }: { vendor: string | undefined }) {
  const { t } = useTranslation();
  const { queries } = useServices();
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
          {rooms.map((room) => (
            <RoomCard
              key={room.roomId}
              room={room}
              vendor={
                vendors.data?.items.find(({ vassalage: each }) => each === room.vassalage)
                  ?.displayName ?? room.vassalage
              }
            />
          ))}
        </Strip>
      )}
    </Section>
  );
}

/** A room, with the way to the game that is played there while its vendor is open. */
function RoomCard({ room, vendor }: { room: PvpRoom; vendor: string }) {
  const { t } = useTranslation();
  const { language, format } = useServices();
  const hrefOf = useKnownHref();
  const { name, seats, isOpen } = room;
  const href = isOpen ? hrefOf(gamePath({ ...room, gameType: 'PVP' })) : undefined;
  return (
    <Room>
      <Card padding="sm" variant={isOpen ? 'raised' : 'sunken'}>
        <RoomName lang={foreignLang(room.language, language.code).lang} title={name}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </RoomName>
        <p>{vendor}</p>
        <p>
          {t('halls.rooms.stakes', {
            least: format.money(room.minStake),
            most: format.money(room.maxStake),
          })}
        </p>
        <p>
          {isOpen
            ? t('halls.rooms.seats', { count: seats, formatted: format.number(seats) })
            : t('halls.closed.card')}
        </p>
      </Card>
    </Room>
  );
}

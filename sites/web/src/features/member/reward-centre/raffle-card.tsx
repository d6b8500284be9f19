import type { ValueOf } from '@livery/api';
import { rafflePromotion, type raffleStatus } from '@livery/api/contract/promotions';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { DrawCard } from './draw-card.tsx';
import { Ticket } from './ticket.tsx';

/** The member's turn of the day in the raffle (spec §7). */
export function RaffleCard({
  raffle: { open, prizes, nextTime },
}: {
  raffle: ValueOf<typeof raffleStatus>;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  return (
    <DrawCard
      title={t('prizes.raffle')}
      from={
        <SiteLink to="/promoDetail" search={{ id: 'raffle' }}>
          {t('prizes.raffle.from')}
        </SiteLink>
      }
      note={t(open ? 'prizes.raffle.note' : 'promotions.raffle.had', {
        time: format.dateTime(nextTime),
      })}
      prizes={prizes}
      offered={open}
      label={t('prizes.raffle.take')}
      known={undefined}
      request={{}}
      service={async ({ request, key }, signal) => {
        const { amount, reference } = await client.call(rafflePromotion, request, {
          signal,
          idempotencyKey: key,
        });
        return { prize: prizes.findIndex((each) => each.amount === amount), amount, reference };
      }}
      picture={(outcome) => <Ticket drawn={outcome !== undefined} />}
    />
  );
}

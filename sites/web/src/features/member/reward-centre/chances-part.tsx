import { type Chance, chanceList, chanceTake } from '@livery/api/contract/chances';
import { raffleStatus } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { DrawCard } from './draw-card.tsx';
import { Earlier } from './earlier.tsx';
import { Envelope } from './envelope.tsx';
import { turnMs } from './pictures.styles.ts';
import { RaffleCard } from './raffle-card.tsx';
import { Chances } from './reward-centre.styles.ts';
import { useKept } from './use-kept.ts';
import { signOf, Wheel } from './wheel.tsx';

/** Everything that is drawn: today's raffle, red envelopes and turns of the wheel; and what came of earlier ones. */
export function ChancesPart() {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery({
    ...memberQuery(client, chanceList, {}),
    refetchOnWindowFocus: true,
  });
  return (
    <Section title={t('prizes.draws')}>
      <p>{t('prizes.draws.text')}</p>
      <Loaded query={query} loading={t('common.loading')} failed={t('prizes.draws.failed')}>
        {({ list }) => <Cards list={list} />}
      </Loaded>
    </Section>
  );
}

function Cards({ list }: { list: readonly Chance[] }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { data: raffle } = useQuery({
    ...memberQuery(client, raffleStatus, {}),
    refetchOnWindowFocus: true,
  });
  const raffles = useKept(raffle?.open ? ['raffle'] : []);
  const kept = useKept(
    list.filter(({ state }) => state === 'waiting').map(({ chanceId }) => chanceId),
  );
  const shown = kept.flatMap((id) => list.filter(({ chanceId }) => chanceId === id));
  return (
    <>
      {shown.length + raffles.length === 0 ? (
        <EmptyState icon="star" title={t('prizes.draws.none')} />
      ) : (
        <Chances>
          {raffle && raffles.length > 0 && <RaffleCard raffle={raffle} />}
          {shown.map((chance) => (
            <ChanceCard key={chance.chanceId} chance={chance} />
          ))}
        </Chances>
      )}
      <Earlier list={list.filter(({ chanceId }) => !kept.includes(chanceId))} />
    </>
  );
}

function ChanceCard({ chance }: { chance: Chance }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const { chanceId, kind, from, prizes, until, state, outcome } = chance;
  const isWheel = kind === 'wheel';
  return (
    <DrawCard
      title={t(`prizes.${kind}`)}
      from={<span {...foreignLang(chance.language, language.code)}>{from}</span>}
      note={
        isWheel
          ? t('prizes.wheel.note', { time: format.dateTime(until) })
          : t('prizes.until', { time: format.dateTime(until) })
      }
      prizes={prizes}
      {...(isWheel ? { sign: signOf, turnMs } : {})}
      offered={state === 'waiting'}
      label={t(`prizes.${kind}.take`)}
      known={outcome}
      request={{ chanceId }}
      service={async ({ request, key }, signal) =>
        (await client.call(chanceTake, request, { signal, idempotencyKey: key })).outcome
      }
      picture={(drawn, turning) =>
        isWheel ? (
          <Wheel prizes={prizes} prize={drawn?.prize} turning={turning} />
        ) : (
          <Envelope open={drawn !== undefined} />
        )
      }
    />
  );
}

import type { Bet } from '@livery/api/contract/game-bets';
import type { GameRules } from '@livery/api/contract/game-list';
import type { LaunchObject } from '@livery/api/contract/launch';
import { isSame } from '@livery/flows/game-launch';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { GameCover } from '@livery/ui/game-cover';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { type Services, useServices } from '../../app/services.tsx';
import { openRoundQuery } from '../open-bets/index.ts';
import { insideOf, useHolder } from '../session/index.ts';
import { Bets, Cover, Facts, Head, Page, Rules, Title } from './game-details.styles.ts';
import type { KnownGame } from './use-known-game.ts';

/**
 * What is to be known of a game before a stake is made: rules, return to player, prize table and limits, for guests as well. A guest who
 * starts it logs in first and comes back here (spec §6).
 */
export function GameDetails({
  game,
  known,
  onPlay,
}: {
  game: LaunchObject;
  known: KnownGame;
  onPlay: () => void;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const { name, vendor, cover, rules } = known;
  const round = useQuery({
    ...openRoundQuery(services),
    enabled: useHolder().signedIn && vendor?.maintenance === true,
  });
  // A round that was interrupted is ended in its game, which takes no other while its vendor is closed.
  const isOpen = isSame(round.data?.game, game);
  const heading = useHeadingFocus();
  return (
    <Page>
      <Head>
        <Title>
          <h1 ref={heading} {...name.lang}>
            {name.text}
          </h1>
          {vendor && vendor.displayName !== name.text && <p>{vendor.displayName}</p>}
          {vendor?.maintenance && <p role="status">{t('play.maintenance')}</p>}
          {(!vendor?.maintenance || isOpen) && <Start onPlay={onPlay} />}
        </Title>
        {cover !== undefined && (
          <Cover>
            <GameCover src={cover} loading="eager" />
          </Cover>
        )}
      </Head>
      {rules ? <About rules={rules} /> : <p>{t('play.rules.inGame')}</p>}
    </Page>
  );
}

/** A guest reads why the game does not start, on the way to the login. */
function Start({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const guest = !useHolder().signedIn;
  const logIn = () =>
    void router.navigate({ to: '/login', search: { to: insideOf(router.state.location) } });
  return (
    <div>
      <Button variant="primary" size="lg" icon="play" onClick={guest ? logIn : onPlay}>
        {t('play.start')}
      </Button>
      {guest && <p>{t('platform.login.required')}</p>}
    </div>
  );
}

/** Rules, return, prize table and limits of a game, or where they stand. */
export function About({ rules }: { rules: NonNullable<KnownGame['rules']> }) {
  const { t } = useTranslation();
  if (rules.data) return <Known rules={rules.data} />;
  if (rules.isPending) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="block" />
        <Skeleton shape="text" />
        <Skeleton shape="text" extent="most" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return <QueryFailed title={t('play.rules.failed')} query={rules} />;
}

function Known({ rules }: { rules: GameRules }) {
  const { t } = useTranslation();
  const services = useServices();
  const { format, language } = services;
  const { lines, minStake, maxStake, prizes, bets = [] } = rules;
  return (
    <>
      <Facts>
        <KeyValueList
          missingLabel={t('play.rtpMissing')}
          items={[
            {
              term: t('play.rtp'),
              value: returnOf(rules, services, t),
            },
            ...(lines === undefined
              ? []
              : [{ term: t('play.lines'), value: format.number(lines) }]),
            {
              term: t('play.stakes'),
              value: t('play.stakeRange', {
                min: format.money(minStake),
                max: format.money(maxStake),
              }),
            },
          ]}
        />
      </Facts>
      <Section title={t('play.rules.title')}>
        <Rules {...foreignLang(rules.rulesLanguage, language.code)}>
          {rules.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Section>
      {/* Slips have prices, and no table of prizes. */}
      {prizes.length > 0 && (
        <Section title={t('play.prizes.title')}>
          {bets.length === 0 ? (
            <Prizes prizes={prizes} />
          ) : (
            <Bets>
              {bets.map((bet) => (
                <Prizes
                  key={bet.pick}
                  bet={bet}
                  prizes={prizes.filter(({ pick }) => pick === bet.pick)}
                />
              ))}
            </Bets>
          )}
        </Section>
      )}
    </>
  );
}

/** What comes back over all rounds, in percent: where bets differ, from the least to the most. */
function returnOf(
  { rtp, bets = [] }: GameRules,
  { format }: Pick<Services, 'format'>,
  t: TFunction,
): string | null {
  const returns = bets.map((bet) => bet.rtp);
  const min = Math.min(...returns);
  const max = Math.max(...returns);
  if (min < max) {
    return t('play.rtpRange', { min: format.number(min), max: format.number(max) });
  }
  return rtp === undefined ? null : format.number(rtp);
}

type Prize = GameRules['prizes'][number];

/** What a round may return; of one bet, where there are several. */
function Prizes({ prizes, bet }: { prizes: readonly Prize[]; bet?: Bet }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const columns = useMemo(
    (): readonly TableColumn<Prize>[] => [
      {
        id: 'multiplier',
        label: t('play.prizes.multiplier'),
        kind: 'number',
        rowHeader: true,
        cell: ({ multiplier }) =>
          t('play.prizes.times', { times: format.number(Number(multiplier)) }),
      },
      {
        id: 'chance',
        label: t('play.prizes.chance'),
        kind: 'number',
        cell: ({ chance }) => format.number(Number(chance)),
      },
    ],
    [t, format],
  );
  return (
    <Table
      caption={
        bet
          ? t('play.prizes.ofBet', { bet: bet.name, rtp: format.number(bet.rtp) })
          : t('play.prizes.title')
      }
      captionHidden={bet === undefined}
      columns={columns}
      rows={prizes}
      rowId={({ multiplier, chance }) => `${multiplier} ${chance}`}
      loadingLabel={t('common.loading')}
      empty={<EmptyState icon="info" title={t('play.prizes.empty')} />}
    />
  );
}

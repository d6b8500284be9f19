import type { RecentGame } from '@livery/api/contract/my-games';
import { foreignLang } from '@livery/i18n';
import { LazyImage } from '@livery/ui/lazy-image';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { useServices } from '../../app/services.tsx';
import { openRoundQuery, type RoundUnderWay } from '../open-bets/index.ts';
import { isTrial, useSession } from '../session/index.ts';
import { ForYou } from './for-you.tsx';
import { Named, Row, Stacked, Waits } from './recent.styles.ts';
import { recentGamesQuery } from './recent-query.ts';

/** Games of the row, a round under way among them. */
const shown = 4;

/** One game to continue with. */
interface Continued {
  readonly key: string;
  readonly name: string;
  readonly language: string | undefined;
  readonly cover: string | undefined;
  readonly gameType: string;
  readonly vassalage: string;
  readonly gameCode: string | undefined;
  /** A round of it is not ended. */
  readonly isOpen: boolean;
  readonly at: number;
}

/**
 * What a member left last: the round that was interrupted, then the games that were opened last, and what waits for them. Its room is the same in every state, so
 * that nothing below it moves.
 */
export function ContinueRow() {
  const { t } = useTranslation();
  const services = useServices();
  const round = useQuery(openRoundQuery(services));
  const trial = isTrial(useSession());
  const recent = useQuery({ ...recentGamesQuery(services.client), enabled: !trial });
  const href = useHref();
  const { format, language } = services;
  const isPending = round.isPending || recent.isLoading;
  const games = continued(round.data, recent.data).slice(0, shown);
  return (
    <Stacked>
      <Section title={t('around.continue.title')}>
        {isPending ? (
          <SkeletonGroup label={t('common.loading')}>
            <Skeleton shape="block" />
          </SkeletonGroup>
        ) : games.length === 0 ? (
          <Row>
            <li data-note="">
              {t(
                trial
                  ? 'around.recent.trial'
                  : recent.isError
                    ? 'around.recent.failed'
                    : 'around.recent.empty.text',
              )}
            </li>
          </Row>
        ) : (
          <Row>
            {games.map(({ gameType, vassalage, gameCode, ...game }) => (
              <li key={game.key} data-open={game.isOpen || undefined}>
                <LazyImage src={game.cover} alt="" ratio="square" />
                <Named>
                  <Link
                    variant="quiet"
                    href={href({ to: '/game', search: { gameType, vassalage, gameCode } })}
                    {...foreignLang(game.language, language.code)}
                  >
                    {game.name}
                  </Link>
                  {game.isOpen ? (
                    <Waits>{t('around.continue.round')}</Waits>
                  ) : (
                    <time dateTime={new Date(game.at).toISOString()}>
                      {format.dateTime(game.at)}
                    </time>
                  )}
                </Named>
              </li>
            ))}
          </Row>
        )}
      </Section>
      <ForYou />
    </Stacked>
  );
}

/** The round under way first, then what was opened last, each game once. */
function continued(
  open: RoundUnderWay | null | undefined,
  recent: readonly RecentGame[] = [],
): Continued[] {
  const waiting = open ? [ofRound(open, recent)] : [];
  const others = recent.filter(({ nodeId }) => nodeId !== open?.game.nodeId);
  return [
    ...waiting,
    ...others.map((game) => ({
      key: String(game.nodeId),
      name: game.name,
      language: game.language,
      cover: game.iconUrl,
      gameType: game.gameType,
      vassalage: game.vassalage,
      gameCode: String(game.nodeId),
      isOpen: false,
      at: game.playedAt,
    })),
  ];
}

function ofRound({ game, round }: RoundUnderWay, recent: readonly RecentGame[]): Continued {
  const { nodeId, name, language, gameType, vassalage, gameCode } = game;
  return {
    key: round.reference,
    name,
    language,
    cover: recent.find((each) => each.nodeId === nodeId)?.iconUrl,
    gameType,
    vassalage,
    gameCode: nodeId === undefined ? gameCode : String(nodeId),
    isOpen: true,
    at: round.startedAt,
  };
}

import type { Failure } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { GameCard } from '@livery/ui/game-card';
import { VirtualGrid, type VirtualGridProps } from '@livery/ui/virtual-grid';
import { useQuery } from '@tanstack/react-query';
import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { useReturn } from '../../../app/use-return.ts';
import { belowHeader } from '../../../styles/anchored.ts';
import { useSession } from '../../session/index.ts';
import { FavouriteMark } from '../index.ts';
import { gamePath } from './game-path.ts';
import { GameShape, GameShapes } from './game-shapes.tsx';
import { isOf } from './hall-queries.ts';
import { Marked } from './hall-screen.styles.ts';
import type { Hall } from './halls.ts';
import { useOpenGame } from './use-open-game.ts';

const placeholder = <GameShape />;
const loading = <GameShapes />;
const idOf = ({ nodeId }: Game) => String(nodeId);

type GridProps = Pick<
  VirtualGridProps<Game>,
  'onEndReached' | 'onView' | 'initialIndex' | 'handle'
>;

/** The cards, of which those near the window are in the page, with a member's marks. */
export function GameCards({
  hall,
  games,
  onFailure,
  onRemoved,
  ...grid
}: GridProps & {
  hall: Hall;
  games: readonly (Game | undefined)[];
  /** A mark has turned back. */
  onFailure: (failure: Failure) => void;
  /** A game is a favourite no longer. */
  onRemoved?: (game: Game) => void;
}) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const isGuest = useSession().kind === 'guest';
  const { data, isPending } = useQuery(queries.vendors());
  // The page is high enough for its place when the cards are there, which is after the router has looked for it.
  const left = useElementScrollRestoration({ getElement: () => window });
  const { opens, place, scrollY = left?.scrollY } = useReturn();
  const vendors = useMemo(
    () => new Map(data?.items.map((vendor) => [vendor.vassalage, vendor])),
    [data],
  );
  // Of all vendors of the hall, so that a row is as high whichever page of it is here.
  const longest = data?.items
    .filter(({ gameType }) => isOf(hall, gameType))
    .reduce((one, { displayName }) => (displayName.length > one.length ? displayName : one), '');
  const closed = t('halls.closed.card');
  const draw = useCallback(
    (game: Game) => {
      const vendor = vendors.get(game.vassalage);
      return (
        <Marked ref={place(game.nodeId)}>
          <HallCard
            game={game}
            // A code stands for a vendor that has no name, not for one whose name is under way.
            vendor={vendor?.displayName ?? (isPending ? '\u00a0' : game.vassalage)}
            closed={vendor?.maintenance ? closed : undefined}
            opens={opens}
          />
          {!isGuest && (
            <FavouriteMark
              game={game}
              onFailure={onFailure}
              {...(onRemoved && { onRemoved: () => onRemoved(game) })}
            />
          )}
        </Marked>
      );
    },
    [vendors, isPending, isGuest, closed, place, opens, onFailure, onRemoved],
  );
  return (
    <VirtualGrid
      {...grid}
      label={t('halls.games')}
      items={games}
      itemId={idOf}
      placeholder={placeholder}
      headroom={belowHeader}
      // A sentence has as many lines as a title may have, in the page's own script.
      highest={<GameCard title={t('halls.empty.none.text')} vendor={longest || '-'} cover={null} />}
      // Whoever comes back to a place in the list is there at once.
      {...(scrollY === undefined ? { loading } : { initialOffset: scrollY })}
    >
      {draw}
    </VirtualGrid>
  );
}

/** A game's card, and the way to its page. */
function HallCard({
  game,
  vendor,
  closed,
  opens,
}: {
  game: Game;
  vendor: string;
  /** Why it cannot be played now. */
  closed: string | undefined;
  opens: (nodeId: number) => void;
}) {
  const { language } = useServices();
  const href = useKnownHref()(gamePath(game));
  const follow = useOpenGame();
  return (
    <GameCard
      title={game.name}
      titleLang={foreignLang(game.language, language.code).lang}
      vendor={vendor}
      cover={game.iconUrl}
      closed={closed}
      // A build without the screen of a game shows its games, and they are no links.
      {...(href !== undefined && {
        href,
        onClick: (event) => {
          opens(game.nodeId);
          follow(event, href);
        },
      })}
    />
  );
}

import { favouriteList } from '@livery/api/contract/my-games';
import { pointsBalance } from '@livery/api/contract/points';
import { rewardCount } from '@livery/api/contract/rewards';
import { foreignLang } from '@livery/i18n';
import { Icon, type IconName } from '@livery/ui/icon';
import { LazyImage } from '@livery/ui/lazy-image';
import { Link } from '@livery/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../app/addresses.ts';
import { memberQuery } from '../../app/member-query.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { gamePath } from '../games/index.ts';
import { useOpenBetsCount } from '../open-bets/index.ts';
import { useHolder } from '../session/index.ts';
import { AgentPay } from './agent-pay.tsx';
import { Covers, Opens, Tile, TileHead, Tiles } from './for-you.styles.ts';

/** Favourites that are shown. */
const shown = 3;

/**
 * What waits for a member on home: rewards to claim, open bets, favourites, and points, or an agent's pay. Each keeps its room while it
 * is asked for; what cannot be had stays without a number, and leads on all the same.
 */
export function ForYou() {
  const { t } = useTranslation();
  const { isTrial, canSeeAgentCentre } = useHolder();
  return (
    <Tiles aria-label={t('around.you.title')}>
      {!isTrial && <Rewards />}
      <OpenBets />
      {!isTrial && <Favourites />}
      {canSeeAgentCentre ? <AgentPay /> : !isTrial && <Points />}
    </Tiles>
  );
}

function Rewards() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { data } = useQuery(memberQuery(client, rewardCount, {}));
  return (
    <Tile data-waits={(data && data.total > 0) || undefined}>
      <Head icon="gift">
        <SiteLink to="/member/rewardCenter" variant="quiet">
          {t('around.you.rewards')}
        </SiteLink>
      </Head>
      {data && (
        <span>
          {data.total === 0
            ? t('around.you.rewards.none')
            : t('around.you.rewards.count', {
                count: data.total,
                formatted: format.number(data.total),
              })}
        </span>
      )}
    </Tile>
  );
}

function OpenBets() {
  const { t } = useTranslation();
  const { dialogs, format } = useServices();
  const open = useOpenBetsCount();
  return (
    <Tile data-waits={(open && open.count > 0) || undefined}>
      <Head icon="ticket">
        <Opens type="button" onClick={() => dialogs.open({ kind: 'openBets' })}>
          {t('around.bets.title')}
        </Opens>
      </Head>
      {open && (
        <span>
          {open.count === 0
            ? t('around.bets.empty.title')
            : open.isMore
              ? t('around.you.bets.more', { formatted: format.number(open.count) })
              : t('around.you.bets.count', {
                  count: open.count,
                  formatted: format.number(open.count),
                })}
        </span>
      )}
    </Tile>
  );
}

function Favourites() {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const hrefOf = useKnownHref();
  const asked = { language: language.code, pageSize: shown };
  const { data } = useQuery(memberQuery(client, favouriteList, asked));
  const games = data?.content ?? [];
  return (
    <Tile>
      <Head icon="star">{t('around.you.favourites')}</Head>
      {games.length > 0 && (
        <Covers>
          {games.map((game) => (
            <li key={game.nodeId}>
              <Link
                href={hrefOf(gamePath(game)) ?? ''}
                variant="quiet"
                {...foreignLang(game.language, language.code)}
              >
                <LazyImage src={game.iconUrl} alt={game.name} ratio="square" />
              </Link>
            </li>
          ))}
        </Covers>
      )}
      {data && games.length === 0 && <span>{t('around.you.favourites.none')}</span>}
    </Tile>
  );
}

function Points() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { data } = useQuery(memberQuery(client, pointsBalance, {}));
  return (
    <Tile>
      <Head icon="shield">
        <SiteLink to="/pointMall" variant="quiet">
          {t('around.you.points')}
        </SiteLink>
      </Head>
      {data && (
        <span>
          {t('around.you.points.count', {
            count: Number(data.points),
            formatted: format.number(data.points),
            worth: format.money(data.worth),
          })}
        </span>
      )}
    </Tile>
  );
}

/** The name of a tile beside its icon. */
function Head({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <TileHead>
      <Icon name={icon} />
      {children}
    </TileHead>
  );
}

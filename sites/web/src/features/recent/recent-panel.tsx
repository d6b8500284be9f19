import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { LazyImage } from '@livery/ui/lazy-image';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../app/addresses.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { gamePath } from '../games/index.ts';
import { insideOf, isTrial, useSession } from '../session/index.ts';
import { Games, Named, Prompt } from './recent.styles.ts';
import { recentGamesQuery } from './recent-query.ts';

/** Games of the panel. */
const shown = 4;

/** The history of games in the right bar (spec §2): a guest is led to the login, a trial account has none (spec §6). */
export function RecentPanel() {
  const { t } = useTranslation();
  const session = useSession();
  const wanted = useRouterState({ select: ({ location }) => insideOf(location) });
  return (
    <Section title={t('around.recent.title')}>
      <Card>
        {session.kind === 'guest' ? (
          <Prompt>
            <p>{t('around.recent.guest')}</p>
            <SiteButton to="/login" search={wanted === '/' ? {} : { to: wanted }} size="sm">
              {t('common.account.signIn')}
            </SiteButton>
          </Prompt>
        ) : isTrial(session) ? (
          <Prompt>
            <p>{t('around.recent.trial')}</p>
          </Prompt>
        ) : (
          <History />
        )}
      </Card>
    </Section>
  );
}

function History() {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const knownHref = useKnownHref();
  const query = useQuery(recentGamesQuery(client));
  const { data, isPending } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return <QueryFailed title={t('around.recent.failed')} query={query} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon="games"
        title={t('around.recent.empty.title')}
        description={t('around.recent.empty.text')}
      />
    );
  }
  return (
    <Games>
      {data.slice(0, shown).map((game) => (
        <li key={game.nodeId}>
          <LazyImage src={game.iconUrl} alt="" ratio="square" />
          <Named>
            <Link
              // The route of a game is in the table.
              href={knownHref(gamePath(game)) ?? ''}
              variant="quiet"
              {...foreignLang(game.language, language.code)}
            >
              {game.name}
            </Link>
            <time dateTime={new Date(game.playedAt).toISOString()}>
              {format.dateTime(game.playedAt)}
            </time>
          </Named>
        </li>
      ))}
    </Games>
  );
}

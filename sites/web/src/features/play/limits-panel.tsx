import type { Limit } from '@livery/api/contract/protection';
import { isMore } from '@livery/flows/amount';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { protectionQuery } from '../../app/protection-query.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { LimitLine } from './limit-line.tsx';
import { LimitList, Room } from './session-facts.styles.ts';
import { SetLimit } from './set-limit.tsx';
import { timeUsedUp } from './time-used-up.ts';

/**
 * The limits that the member has set, what is left of each and when it counts again, with the way to set one or make one lower; it
 * holds at once (`domain` B2 11 to 14).
 *
 * @param props.reached a stake was not taken because of one of them
 * @param props.isSaid the page says so already
 * @param props.manages limits can be made higher or taken away as well, which waits and is confirmed; never beside a game. Its heading
 * is then the page's own
 */
export function LimitsPanel({
  reached,
  isSaid = false,
  manages = false,
}: {
  reached: boolean;
  isSaid?: boolean;
  manages?: boolean;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const id = useId();
  const found = useQuery(protectionQuery(client));
  if (found.isPending) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="text" />
        <Skeleton shape="text" extent="most" />
      </SkeletonGroup>
    );
  }
  if (!found.data) {
    return <QueryFailed title={t('play.limits.failed')} query={found} />;
  }
  const { limits } = found.data;
  if (reached) return <Reached limits={limits} isSaid={isSaid} />;
  const content = (
    <>
      {limits.length === 0 ? (
        <p>{t('play.limits.none')}</p>
      ) : (
        <LimitList>
          {limits.map((limit) => (
            <LimitLine key={`${limit.kind} ${limit.period}`} limit={limit} manages={manages} />
          ))}
        </LimitList>
      )}
      <SetLimit limits={limits} manages={manages} />
    </>
  );
  return manages ? (
    content
  ) : (
    <Room aria-labelledby={id}>
      <h2 id={id}>{t('play.limits.title')}</h2>
      {content}
    </Room>
  );
}

/** Why a stake was not taken: the time that is used up, else the limit of losses with the least left. Nothing here changes a limit. */
function Reached({ limits, isSaid }: { limits: readonly Limit[]; isSaid: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [least] = limits
    .filter(({ kind }) => kind === 'loss')
    .sort((one, other) => (isMore(one.left, other.left) ? 1 : -1));
  const limit = timeUsedUp(limits) ?? least;
  return (
    <Room aria-labelledby={id}>
      <h2 id={id}>{t('play.limits.title')}</h2>
      {!isSaid && <p role="alert">{t('play.limits.reached')}</p>}
      {limit && (
        <LimitList>
          <LimitLine limit={limit} />
          {limit.kind !== 'time' && limit.resetsAt === undefined && (
            <li>{t('play.limits.alone')}</li>
          )}
        </LimitList>
      )}
    </Room>
  );
}

/** Which limit it is that did not let a stake be taken, below the page's own message. */
export const ReachedLimit = () => <LimitsPanel reached isSaid />;

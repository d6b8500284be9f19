import { failureOf, type ValueOf } from '@livery/api';
import type { drawRules } from '@livery/api/contract/draws';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { EmptyState } from '@livery/ui/empty-state';
import { LotteryResult } from '@livery/ui/lottery-result';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysIn } from '../../app/days-in.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { partStates } from '../../app/part-states.tsx';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton, SiteLink } from '../../app/site-link.tsx';
import { useHolder } from '../session/index.ts';
import { BetPicker } from './bet-picker.tsx';
import { Back, Desk, Drawn, Page, SessionRoom, Stage, Stakes } from './lottery.styles.ts';
import type { LotterySearch } from './lottery-address.ts';
import { resultsQuery, rulesQuery } from './lottery-queries.ts';
import { Results } from './results.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useSlip } from './use-slip.ts';

/** Only members have a session; its code comes beside the draw. */
const LotterySession = lazyPart(
  'lottery session',
  async () => (await import('./lottery-session.tsx')).LotterySession,
  { words: lazyWords('words of play', ['play']), loading: SessionRoom },
);

/** A guest has no bets: their code comes for members. */
const Tickets = lazyPart(
  'bets on a lottery',
  async () => (await import('./tickets.tsx')).Tickets,
  partStates,
);

/** A lottery's rules as the platform gives them. */
export type LotteryRules = ValueOf<typeof drawRules>;

/**
 * One lottery: its open draw, what can be bet on it and what that pays, the slip, the member's bets and the last results (spec §2).
 *
 * @param props.playType the bet that is chosen at first, where the lottery takes it
 * @param props.lobby what of the lobby the member came from
 */
export function BetScreen({
  gameId,
  playType,
  lobby,
}: {
  gameId: string;
  playType: string | undefined;
  lobby: LotterySearch;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const rules = useQuery(rulesQuery(services, gameId));
  const failure = failureOf(rules.error);
  usePageTitle(rules.data?.remark ?? t('lottery.title'));
  return (
    <Page>
      <Back>
        <SiteLink to="/lottery" search={lobby}>
          {t('lottery.back')}
        </SiteLink>
      </Back>
      {!rules.data && <VisuallyHidden as="h1">{t('lottery.title')}</VisuallyHidden>}
      {rules.data ? (
        <Open rules={rules.data} playType={playType} />
      ) : rules.isPending ? (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="text" extent="most" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : failure?.kind === 'refused' && failure.code === 'NOT_FOUND' ? (
        <EmptyState
          icon="ticket"
          title={t('lottery.unknown.title')}
          description={t('lottery.unknown.text')}
          action={<SiteButton to="/lottery">{t('lottery.empty.all')}</SiteButton>}
        />
      ) : (
        <QueryFailed title={t('lottery.rules.failed')} query={rules} />
      )}
    </Page>
  );
}

function Open({ rules, playType }: { rules: LotteryRules; playType: string | undefined }) {
  const { t } = useTranslation();
  const { client, language, format, ...services } = useServices();
  const { gameId, remark, instant, drawTime, lockTime, timeZone } = rules;
  const slip = useSlip(gameId, drawTime);
  const heading = useHeadingFocus();
  const isMember = useHolder().signedIn;
  const results = useQuery(resultsQuery({ ...services, client, language }, gameId, drawTime));
  const latest = results.data?.find(({ status }) => status === 'final');
  return (
    <>
      {isMember && <LotterySession vassalage={rules.vassalage} />}
      <Stage>
        <h1 ref={heading} {...foreignLang(rules.language, language.code)}>
          {remark}
        </h1>
        {instant && (
          <div>
            <Badge>{t('home.lotteries.instant')}</Badge>
          </div>
        )}
        <LotteryResult
          numero={latest?.numero}
          label={t('home.lotteries.result')}
          noResult={t('home.lotteries.noResult')}
        />
        <dl>
          <div>
            <dt>{t('lottery.draw')}</dt>
            <dd>{format.drawTime(drawTime, timeZone)}</dd>
          </div>
          <div>
            <dt>{t('home.lotteries.closes')}</dt>
            <dd>
              <DrawCountdown
                endsAt={lockTime}
                now={client.serverNow}
                endedLabel={t('lottery.closed')}
                days={daysIn(format.locale)}
              />
            </dd>
          </div>
        </dl>
      </Stage>
      <Desk>
        <BetPicker rules={rules} slip={slip} playType={playType} />
        <Stakes>
          <SlipPanel rules={rules} slip={slip} />
          {isMember && <Tickets gameId={gameId} />}
        </Stakes>
        <Drawn>
          <Results results={results} />
        </Drawn>
      </Desk>
    </>
  );
}

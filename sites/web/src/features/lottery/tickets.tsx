import type { DrawTicket } from '@livery/api/contract/draws';
import { isMore } from '@livery/flows/amount';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { EmptyState } from '@livery/ui/empty-state';
import { LotteryResult } from '@livery/ui/lottery-result';
import { Money } from '@livery/ui/money';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { StatusPill } from '@livery/ui/status-pill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysIn } from '../../app/days-in.ts';
import { More, QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { Closes, Lines, Numbers, Quiet, Ticket } from './lottery.styles.ts';
import { ticketsQuery } from './lottery-queries.ts';

/** The member's bets on a lottery, newest first: each until and after its own draw. */
export function Tickets({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const tickets = useInfiniteQuery(ticketsQuery(services, gameId));
  const list = tickets.data?.pages.flatMap((page) => page.list);
  return (
    <Section title={t('lottery.tickets')}>
      {list ? (
        list.length === 0 ? (
          <EmptyState
            icon="ticket"
            title={t('lottery.tickets.empty')}
            description={t('lottery.tickets.emptyText')}
          />
        ) : (
          <Lines as="ul">
            {list.map((ticket) => (
              <Placed key={ticket.reference} ticket={ticket} />
            ))}
          </Lines>
        )
      ) : tickets.isPending ? (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <QueryFailed title={t('lottery.tickets.failed')} query={tickets} />
      )}
      <More
        query={tickets}
        label={t('lottery.tickets.more')}
        failed={t('lottery.tickets.failed')}
      />
    </Section>
  );
}

function Placed({ ticket }: { ticket: DrawTicket }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { reference, drawTime, timeZone, drawStatus, numero, status, stake, win, lines } = ticket;
  return (
    <Ticket>
      <header>
        <span>{t('lottery.ticket.draw', { time: format.drawTime(drawTime, timeZone) })}</span>
        <StatusPill status={status}>{t(`lottery.state.${status}`)}</StatusPill>
      </header>
      {status === 'open' && numero === null && (
        <Closes>
          <span aria-hidden="true">{t('lottery.ticket.drawIn')}</span>
          <DrawCountdown
            endsAt={drawTime}
            now={client.serverNow}
            label={t('lottery.ticket.drawIn')}
            endedLabel={t('home.lotteries.drawing')}
            days={daysIn(format.locale)}
          />
        </Closes>
      )}
      {numero !== null && (
        <LotteryResult
          numero={numero}
          label={t('home.lotteries.result')}
          noResult={t('home.lotteries.noResult')}
          partial={drawStatus === 'partial' ? t('home.lotteries.drawing') : undefined}
        />
      )}
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice on a slip; its place is what it is.
          <li key={place}>
            <div>
              <Numbers>{line.numbers.join(' · ') || t(`lottery.kind.${line.bet}`)}</Numbers>
              {line.numbers.length > 0 && <Quiet>{t(`lottery.kind.${line.bet}`)}</Quiet>}
            </div>
            <Quiet>
              {t('lottery.ticket.staked', { amount: format.money(line.stake) })}
              {line.win !== undefined && (
                <>
                  <br />
                  <Paid stake={line.stake} win={line.win} />
                </>
              )}
            </Quiet>
          </li>
        ))}
      </ul>
      <footer>
        <Quiet>{t('lottery.ticket.reference', { reference })}</Quiet>
        <Quiet>
          {t('lottery.ticket.staked', { amount: format.money(stake) })}
          {status === 'open' ? null : (
            <>
              <br />
              <Paid stake={stake} win={win} />
            </>
          )}
        </Quiet>
      </footer>
    </Ticket>
  );
}

/** What came back; in the colour of a gain where it is more than the stake. */
function Paid({ stake, win }: Pick<DrawTicket, 'stake' | 'win'>) {
  const { t } = useTranslation();
  const { format } = useServices();
  const text = t('lottery.ticket.paid', { amount: format.money(win) });
  return isMore(win, stake) ? (
    <strong>
      <Money text={text} tone="gain" />
    </strong>
  ) : (
    text
  );
}

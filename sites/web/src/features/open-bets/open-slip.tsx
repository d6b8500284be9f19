import type { DrawTicket } from '@livery/api/contract/draws';
import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { useTranslation } from 'react-i18next';
import { daysIn } from '../../app/days-in.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Bet, Countdown, Facts } from './open-bets.styles.ts';

/** A slip that waits for its draw: when that is, what is staked, and the way to the lottery. */
export function OpenSlip({ ticket }: { ticket: DrawTicket }) {
  const { t } = useTranslation();
  const { client, dialogs, format, language } = useServices();
  const { gameId, remark, drawTime, timeZone, drawStatus, stake, lines, reference } = ticket;
  const count = lines.length;
  const isOver = drawStatus === 'final' || drawStatus === 'void';
  return (
    <Card>
      <Bet>
        <SiteLink
          to="/lottery"
          search={{ gameCode: gameId }}
          // The lottery may be the page that is shown.
          onClick={dialogs.close}
          {...foreignLang(ticket.language, language.code)}
        >
          {remark}
        </SiteLink>
        <Countdown>
          {isOver ? (
            t('around.bets.drawn')
          ) : (
            <>
              <span aria-hidden="true">{t('around.bets.drawIn')}</span>
              <DrawCountdown
                endsAt={drawTime}
                now={client.serverNow}
                label={t('around.bets.drawIn')}
                endedLabel={t('around.bets.drawing')}
                days={daysIn(format.locale)}
              />
            </>
          )}
        </Countdown>
        <Facts>
          <strong>{t('around.bets.staked', { amount: format.money(stake) })}</strong>
          <span>{t('around.bets.lines', { count, formatted: format.number(count) })}</span>
          <span>{t('around.bets.drawAt', { time: format.drawTime(drawTime, timeZone) })}</span>
          <span>{t('around.bets.reference', { reference })}</span>
        </Facts>
      </Bet>
    </Card>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { DrawCountdown } from '../draw-countdown/index.ts';
import { Icon } from '../icon/index.ts';
import { LotteryResult } from '../lottery-result/index.ts';
import { Foot, Head, Name, Root, Time } from './lottery-card.styles.ts';

export type LotteryCardLabels = {
  /** "Latest result": names the numbers. */
  result: string;
  /** Before the first draw. */
  noResult: string;
  /** "Bets close in". */
  closes: string;
  /** "Closed, draw in". */
  locked: string;
  /** When the time is over and no new result is here yet; marks numbers of a draw that goes on. */
  drawing: string;
  /** In place of the countdown of a lottery without a next draw. */
  closed: string;
};

export type LotteryCardProps = {
  name: string;
  /** BCP 47 tag when the platform's name is in another language than the page. */
  nameLang?: string;
  /** The platform's `numero`. */
  numero: string | null | undefined;
  /** Whether the draw goes on, and only some of the numbers are there. */
  partial?: boolean;
  /** Next draw, milliseconds since 1970; `null` when it is closed. */
  drawAt: number | null;
  /** When betting on it ends. */
  lockAt: number;
  now: () => number;
  /** Writes whole days of the time to the draw: "5 days". Pass a stable function. */
  days?: (days: number) => string;
  /** The play button. Without it the card is informative only. */
  play?: { href: string; label: string; onClick?: () => void };
  labels: LotteryCardLabels;
  /** A `Badge` beside the name: hot, new. */
  badge?: ReactNode;
};

/** A lottery: name, latest numbers, time to the end of betting and then to the draw, and the play button. */
export function LotteryCard({
  name,
  nameLang,
  numero,
  partial = false,
  drawAt,
  lockAt,
  now,
  days,
  play,
  labels,
  badge,
}: LotteryCardProps) {
  const id = useId();
  return (
    <Root data-part="root" aria-labelledby={id}>
      <Head data-part="head">
        <Name data-part="name" id={id} lang={nameLang}>
          {name}
        </Name>
        {badge}
      </Head>
      <LotteryResult
        numero={numero}
        label={labels.result}
        noResult={labels.noResult}
        partial={partial ? labels.drawing : undefined}
      />
      <Foot data-part="foot">
        <Time data-part="time">
          <Icon name="clock" size="sm" />
          {drawAt === null ? (
            <span>{labels.closed}</span>
          ) : (
            <DrawCountdown
              endsAt={drawAt}
              now={now}
              lock={{ at: lockAt, label: labels.closes }}
              label={labels.locked}
              endedLabel={labels.drawing}
              days={days}
            />
          )}
        </Time>
        {play && (
          <Button href={play.href} onClick={play.onClick} size="sm" aria-describedby={id}>
            {play.label}
          </Button>
        )}
      </Foot>
    </Root>
  );
}

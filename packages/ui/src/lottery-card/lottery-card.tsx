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
  /** "Next draw in". */
  nextDraw: string;
  /** When the time is over and no new result is here yet. */
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
  /** Next draw, milliseconds since 1970; `null` when it is closed. */
  drawAt: number | null;
  now: () => number;
  /** Writes whole days of the time to the draw: "5 days". Pass a stable function. */
  days?: (days: number) => string;
  /** The play button. Without it the card is informative only. */
  play?: { href: string; label: string; onClick?: () => void };
  labels: LotteryCardLabels;
  /** A `Badge` beside the name: hot, new. */
  badge?: ReactNode;
};

/** A lottery: name, latest numbers, time to the next draw and the play button. */
export function LotteryCard({
  name,
  nameLang,
  numero,
  drawAt,
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
      <LotteryResult numero={numero} label={labels.result} noResult={labels.noResult} />
      <Foot data-part="foot">
        <Time data-part="time">
          <Icon name="clock" size="sm" />
          {drawAt === null ? (
            <span>{labels.closed}</span>
          ) : (
            <DrawCountdown
              endsAt={drawAt}
              now={now}
              label={labels.nextDraw}
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

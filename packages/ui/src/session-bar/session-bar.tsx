import { type ReactNode, useCallback } from 'react';
import { Icon } from '../icon/index.ts';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { elapsedDuration, formatElapsed } from './format-elapsed.ts';
import type { SessionNoticeKind } from './session-bar.contract.ts';
import {
  Actions,
  Ends,
  Fact,
  Facts,
  Notice,
  Panel,
  Root,
  Term,
  Value,
  Words,
} from './session-bar.styles.ts';

export type SessionBarProps = {
  /** Names the bar: "Your session". */
  label: string;
  /** When play began, milliseconds since 1970 by the same clock as `now`. */
  since: number;
  /** Milliseconds since 1970, corrected for the platform's clock. Pass a stable function. */
  now: () => number;
  /** "Time played". */
  timeLabel: string;
  /** "Net position", and returns less stakes since play began, with its sign, in the account's currency. */
  netLabel: string;
  /** Text with its sign, such as a `Money`; undefined until it is known, and its place is kept. */
  net: ReactNode | undefined;
  /** Shown while `net` is unknown. */
  netMissingLabel: string;
  /** More of what must stay visible: a SessionFact with the balance, a `Clock`. */
  children?: ReactNode;
  /** Buttons that open something in `panel`: limits, help. */
  ends?: ReactNode;
  /** What is open of it. It takes its room from the game below and never lies over it. */
  panel?: ReactNode;
  /** A SessionNotice: a reminder, or the limit that has been reached. */
  notice?: ReactNode;
};

/**
 * What a member sees of their session for as long as a game is open: the time played and how they stand, in the locked colours of
 * protection that no brand can dim (UKGC RTS 2E and 13C). A game's frame never covers it.
 */
export function SessionBar({
  label,
  since,
  now,
  timeLabel,
  netLabel,
  net,
  netMissingLabel,
  children,
  ends,
  panel,
  notice,
}: SessionBarProps) {
  const textOf = useCallback(() => formatElapsed(now() - since), [now, since]);
  const played = useTickingText({ textOf, now, period: 1000 });
  return (
    <Root data-part="root" aria-label={label}>
      <Facts data-part="facts">
        <Fact data-part="fact">
          <Term data-part="term">{timeLabel}</Term>
          <Value data-part="value" role="timer">
            <time dateTime={elapsedDuration(now() - since)}>{played}</time>
          </Value>
        </Fact>
        <SessionFact term={netLabel}>{net ?? netMissingLabel}</SessionFact>
        {children}
        {ends && <Ends data-part="ends">{ends}</Ends>}
      </Facts>
      {notice}
      {panel && <Panel data-part="panel">{panel}</Panel>}
    </Root>
  );
}

/** One more thing to know while a game is open, after its name. */
export function SessionFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Fact data-part="fact">
      <Term data-part="term">{term}</Term>
      <Value data-part="value">{children}</Value>
    </Fact>
  );
}

export type SessionNoticeProps = {
  kind: SessionNoticeKind;
  /** "You have played for one hour." */
  title: string;
  /** What it means: how one stands; which limit, how much of it is left, when it begins again. */
  children: ReactNode;
  /** The ways on, all equally plain: go on, leave, see the history. Never a way to raise a limit. */
  actions: ReactNode;
};

const icons = { reminder: 'clock', limit: 'shield' } as const;

/** A reality check that is due, or a limit that has been reached; spoken when it appears. It ends by one of its answers only. */
export function SessionNotice({ kind, title, children, actions }: SessionNoticeProps) {
  return (
    <Notice data-part="notice" role="alert" data-kind={kind}>
      <Icon name={icons[kind]} />
      <Words data-part="words">
        <strong>{title}</strong>
        <p>{children}</p>
      </Words>
      <Actions data-part="actions">{actions}</Actions>
    </Notice>
  );
}

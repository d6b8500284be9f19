import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { TimelineState } from './timeline.contract.ts';
import { Body, Detail, Item, Mark, Root, Title } from './timeline.styles.ts';

export type TimelineStep = {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** When it was, or when it is expected. */
  time?: ReactNode;
  /** What the member may want to know or do about it. */
  detail?: ReactNode;
};

export type TimelineProps = {
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
  /** Each state in words, for assistive technology. */
  labels: Record<TimelineState, string>;
};

const icons: Record<TimelineState, IconName | undefined> = {
  done: 'check',
  current: 'clock',
  waiting: undefined,
  failed: 'close',
};

/** The way of one thing through its steps: what has been, where it is, what comes. Such as a payout. */
export function Timeline({ steps, labels }: TimelineProps) {
  return (
    <Root data-part="root">
      {steps.map(({ id, state, title, time, detail }) => {
        const icon = icons[state];
        return (
          <Item
            data-part="item"
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark data-part="mark">{icon && <Icon name={icon} size="sm" />}</Mark>
            <Body data-part="body">
              <Title data-part="title">
                {title}
                <VisuallyHidden> {labels[state]}</VisuallyHidden>
              </Title>
              {time && <Detail data-part="detail">{time}</Detail>}
              {detail && (
                <Detail data-part="detail" as="div">
                  {detail}
                </Detail>
              )}
            </Body>
          </Item>
        );
      })}
    </Root>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useRotation, useSteps } from '../rotation/use-rotation.ts';
import { Item, Mark, Notice, Root, Title, Viewport } from './news-ticker.styles.ts';

export type News = {
  id: string | number;
  title: string;
  /** BCP 47 tag when the title is in another language than the page. */
  titleLang?: string | undefined;
};

export type NewsTickerProps = {
  /** None: nothing is drawn. */
  news: readonly News[];
  /** Names the ticker: "Notices". */
  label: string;
  /** A title was clicked: its index in the news (spec §2). */
  onOpen: (index: number) => void;
  labels: { pause: string; play: string; next: string };
};

/**
 * Titles of notices that come one after another, five seconds each (spec §2). It is a list, in which the keyboard goes from
 * one to the next; nothing moves while it is paused, hovered or focused, on a hidden page, or with reduced motion. Then a
 * button shows the next one.
 */
export function NewsTicker({ news, label, onOpen, labels }: NewsTickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { moving, movable, paused, toggle, holding } = useRotation(list, news.length);
  const shown = at < news.length ? at : 0;

  const step = useCallback(() => setAt((shown + 1) % news.length), [shown, news.length]);
  useSteps(moving, step);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = shown * element.clientHeight;
  }, [shown]);

  if (news.length === 0) return null;
  return (
    <Root data-part="root" aria-label={label}>
      <Mark data-part="mark">
        <Icon name="megaphone" size="sm" />
      </Mark>
      <Viewport data-part="viewport" ref={list} {...holding}>
        {news.map(({ id, title, titleLang }, index) => (
          <Item data-part="item" key={id} data-shown={index === shown ? '' : undefined}>
            <Notice
              data-part="notice"
              type="button"
              onClick={() => onOpen(index)}
              onFocus={() => setAt(index)}
            >
              <Title data-part="title" lang={titleLang}>
                {title}
              </Title>
            </Notice>
          </Item>
        ))}
      </Viewport>
      {news.length > 1 &&
        (movable ? (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? labels.play : labels.pause}
            onClick={toggle}
          />
        ) : (
          <IconButton icon="chevron-down" label={labels.next} onClick={step} />
        ))}
    </Root>
  );
}

/** Placeholder of a ticker while its notices load. */
export function NewsTickerPlace() {
  return (
    <Root data-part="root" as="div" aria-hidden="true">
      <Viewport data-part="viewport" as="div" />
    </Root>
  );
}

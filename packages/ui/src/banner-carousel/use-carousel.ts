import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSteps } from '../rotation/use-rotation.ts';
import type { Carousel } from './start-swiper.ts';

export type CarouselState = {
  /** The slide visible. */
  shown: number;
  /** Slides up to this one have been visible, or come next. */
  seen: number;
  /** The library moves the slides; until then they are a row to scroll. */
  ready: boolean;
  /** The library failed to load. */
  absent: boolean;
  /** Brings a slide into sight. */
  show: (slide: number) => void;
  /** The user may move the slides soon. */
  prepare: () => void;
};

/**
 * The library under a carousel. It is asked for when something has to move for the first time, after the first 5000 ms or when
 * somebody reaches for it: a page that is just opened does not wait for it.
 *
 * @param viewport holds the row of slides, its only child
 * @param ids which slides there are; others are another carousel to the library
 * @param moving see `useRotation`
 * @param movable likewise; else slides change at once
 */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { moving, movable }: { moving: boolean; movable: boolean },
): CarouselState {
  const [carousel, setCarousel] = useState<Carousel>();
  const [wanted, setWanted] = useState<number>();
  const [absent, setAbsent] = useState(false);
  const [shown, setShown] = useState(0);
  const [seen, setSeen] = useState(1);
  const several = ids.length > 1;
  const key = ids.join();

  const onShow = useCallback((slide: number) => {
    setShown(slide);
    setSeen((most) => Math.max(most, slide + 1));
  }, []);
  const firstTurn = useCallback(() => setWanted(1), []);
  useSteps(several && moving && wanted === undefined, firstTurn);

  // As they are when the library asks, which is after the render that started it.
  const speed = useEffectEvent(() => (movable ? slideTime : 0));
  const slideWanted = useEffectEvent(() => wanted);
  const asked = several && wanted !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the slides that are in the page.
  useEffect(() => {
    const element = viewport.current;
    const slides = element?.firstElementChild;
    if (!asked || !element || !(slides instanceof HTMLElement)) return;
    let left = false;
    let started: Carousel | undefined;
    const start = ({ startSwiper }: typeof import('./start-swiper.ts')) => {
      if (left) return;
      // Right to left a row is scrolled below zero.
      const scrolled = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      element.scrollLeft = 0;
      const parts = { viewport: element, slides, first: scrolled, onShow };
      started = startSwiper({ ...parts, speed: () => speed() });
      onShow(scrolled);
      const slide = slideWanted();
      if (slide) started.show(slide);
      setCarousel(started);
    };
    import('./start-swiper.ts').then(start, () => !left && setAbsent(true));
    return () => {
      left = true;
      started?.stop();
      setCarousel(undefined);
      setShown(0);
    };
  }, [asked, key, onShow, viewport]);

  useEffect(() => carousel?.move(moving), [carousel, moving]);

  return {
    shown,
    seen,
    ready: carousel !== undefined,
    absent,
    prepare: useCallback(() => setWanted((slide) => slide ?? 0), []),
    show(slide) {
      if (carousel) return carousel.show(slide);
      setWanted(slide);
      onShow(slide);
      if (absent)
        viewport.current?.firstElementChild?.children[slide]?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Milliseconds of a slide's way. */
const slideTime = 240;

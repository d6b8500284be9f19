import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useRotation } from '../rotation/use-rotation.ts';
import { Balance, Bar, Dot, Dots, Root, Slides, Viewport } from './banner-carousel.styles.ts';
import { type Banner, BannerSlide } from './banner-slide.tsx';
import type { Carousel } from './start-swiper.ts';

export type BannerCarouselProps = {
  /** None: nothing is drawn (spec §2). One: a plain picture. */
  banners: readonly Banner[];
  /** Names the carousel: "Promotions". */
  label: string;
  labels: {
    pause: string;
    play: string;
    /** "Banner 2 of 3": names a dot. */
    slide: (slide: number, slides: number) => string;
  };
};

/**
 * The banners of a page (spec §2), which take turns every 5000 ms and can be paused, chosen and dragged. Nothing moves while
 * the mouse is on them, the keyboard is in them or the page is hidden, nor where stillness is asked for. Where the library does not come, they are
 * a row to scroll. Give it another `key` for another page's banners.
 */
export function BannerCarousel({ banners, label, labels }: BannerCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [absent, setAbsent] = useState(false);
  const [shown, setShown] = useState(0);
  const [seen, setSeen] = useState(1);
  const { moving, movable, paused, toggle, holding } = useRotation(root, banners.length);
  const several = banners.length > 1;
  const ids = banners.map(({ id }) => id).join();

  const onShow = useCallback((slide: number) => {
    setShown(slide);
    setSeen((most) => Math.max(most, slide + 1));
  }, []);

  const still = useRef(!movable);
  still.current = !movable;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are another carousel to the library.
  useEffect(() => {
    const element = viewport.current;
    const slides = element?.firstElementChild;
    if (!several || !element || !(slides instanceof HTMLElement)) return;
    let left = false;
    let started: Carousel | undefined;
    const start = ({ startSwiper }: typeof import('./start-swiper.ts')) => {
      if (left) return;
      element.scrollLeft = 0;
      const speed = () => (still.current ? 0 : slideTime);
      started = startSwiper({ viewport: element, slides, speed, onShow });
      setCarousel(started);
    };
    import('./start-swiper.ts').then(start, () => setAbsent(true));
    return () => {
      left = true;
      started?.stop();
      setCarousel(undefined);
      setShown(0);
    };
  }, [several, ids, onShow]);

  useEffect(() => carousel?.move(moving), [carousel, moving]);

  const show = (slide: number) => {
    if (carousel) return carousel.show(slide);
    viewport.current?.firstElementChild?.children[slide]?.scrollIntoView({ block: 'nearest' });
    onShow(slide);
  };

  if (banners.length === 0) return null;
  return (
    <Root ref={root} aria-label={label}>
      <Viewport
        ref={viewport}
        data-state={carousel ? 'ready' : 'waiting'}
        {...(several && !carousel && { tabIndex: 0, role: 'group', 'aria-label': label })}
        {...holding}
      >
        <Slides aria-live={moving ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              near={absent || index <= seen}
              away={carousel !== undefined && index !== shown}
            />
          ))}
        </Slides>
      </Viewport>
      {several && (
        <Bar>
          <Balance />
          <Dots onFocus={holding.onFocus} onBlur={holding.onBlur}>
            {banners.map(({ id }, index) => (
              <Dot
                key={id}
                type="button"
                aria-label={labels.slide(index + 1, banners.length)}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              />
            ))}
          </Dots>
          {movable && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? labels.play : labels.pause}
              onClick={toggle}
            />
          )}
        </Bar>
      )}
    </Root>
  );
}

/** Milliseconds of a slide's way. */
const slideTime = 240;

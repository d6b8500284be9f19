import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { rotationPeriod } from '../rotation/use-rotation.ts';

/** The carousel as its component drives it. */
export type Carousel = {
  show: (slide: number) => void;
  /** Rotates automatically every 5000 ms (spec §9), or is paused. */
  move: (moving: boolean) => void;
  stop: () => void;
};

export type CarouselParts = {
  viewport: HTMLElement;
  slides: HTMLElement;
  /** The slide that is visible when it starts. */
  first: number;
  /** Milliseconds of a slide's way; 0 where nothing may move. */
  speed: () => number;
  onShow: (slide: number) => void;
};

/**
 * Starts Swiper on slides that are in the page. This file is the only one that names the library, so that it comes with more
 * than one slide alone. Swiper's own pagination, navigation and accessibility write markup from strings, which the site's
 * Trusted Types forbid, and contain English text: those parts are the component's.
 */
export function startSwiper({ viewport, slides, first, speed, onShow }: CarouselParts): Carousel {
  const marked = (element: Element, name: string) => element.classList.add(name);
  marked(slides, 'swiper-wrapper');
  for (const slide of slides.children) marked(slide, 'swiper-slide');
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    autoplay: { enabled: false, delay: rotationPeriod },
    // After the last comes the first. A loop would move elements that are React's.
    rewind: true,
    initialSlide: first,
    speed: speed(),
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  });
  return {
    show: (slide) => swiper.slideTo(slide, speed()),
    move(moving) {
      swiper.params.speed = speed();
      if (moving) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    stop: () => swiper.destroy(true, true),
  };
}

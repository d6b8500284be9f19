import { useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useRotation } from '../rotation/use-rotation.ts';
import {
  Balance,
  Bar,
  Dot,
  Dots,
  Picture,
  Root,
  Slides,
  Viewport,
} from './banner-carousel.styles.ts';
import { type Banner, BannerSlide } from './banner-slide.tsx';
import { useCarousel } from './use-carousel.ts';

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
 * The banners of a page (spec §2), which take turns every 5000 ms and can be paused, chosen and dragged. Nothing moves
 * during hover or focus, on a hidden page, or where motion is reduced or data saved. Until the library has loaded, and if it fails to, they
 * are a row to scroll. Give it another `key` for another page's banners.
 */
export function BannerCarousel({ banners, label, labels }: BannerCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const rotation = useRotation(root, banners.length);
  const { moving, movable, paused, toggle, holding } = rotation;
  const ids = banners.map(({ id }) => id);
  const { shown, seen, ready, absent, show, prepare } = useCarousel(viewport, ids, rotation);
  const several = banners.length > 1;
  // To be scrolled by keys. Its focus asks for the library, and would be lost with it if the place could not keep it then.
  const row = { tabIndex: 0, role: 'group', 'aria-label': label };

  if (banners.length === 0) return null;
  return (
    <Root data-part="root" ref={root} aria-label={label} onPointerEnter={prepare} onFocus={prepare}>
      <Viewport
        data-part="viewport"
        ref={viewport}
        data-state={ready ? 'ready' : 'waiting'}
        {...(several && (ready ? { tabIndex: -1 } : row))}
        {...holding}
      >
        <Slides data-part="slides" aria-live={moving ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              near={absent || index <= seen}
              away={ready && index !== shown}
            />
          ))}
        </Slides>
      </Viewport>
      {several && (
        <Bar data-part="bar">
          <Balance data-part="balance" />
          <Dots data-part="dots" onFocus={holding.onFocus} onBlur={holding.onBlur}>
            {banners.map(({ id }, index) => (
              <Dot
                data-part="dot"
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

/**
 * Placeholder of a carousel while its banners load. Not announced: the caller announces the loading.
 *
 * @param props.single one banner is expected, which has no bar beneath it
 */
export function BannerCarouselPlace({ single = false }: { single?: boolean }) {
  return (
    <Root data-part="root" as="div" aria-hidden="true">
      <Viewport data-part="viewport">
        <Picture data-part="picture" />
      </Viewport>
      {!single && <Bar data-part="bar" />}
    </Root>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useDataSaving } from '../styles/data-saving.ts';
import { Frame, Picture, Placeholder } from './lazy-image.styles.ts';
import { lazyLoadLimits } from './lazy-load-limits.ts';
import { createLoadedCache } from './loaded-cache.ts';
import { whenNear } from './when-near.ts';

export type LazyImageProps = {
  /** Missing or empty is an error: 'image src is required' (spec §8). */
  src: string | null | undefined;
  /** Empty when words beside the picture say the same. */
  alt: string;
  /** The room kept before the picture is there. Default `portrait` (3:4). */
  ratio?: 'portrait' | 'square' | 'landscape' | 'banner';
  /** `cover` fills the frame, `contain` shows all. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** `eager` for what is in the first window. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** How often a failing URL is requested before the placeholder shows. Default 1 (spec §9). */
  attempts?: number;
  onLoad?: () => void;
  onError?: (error: Error) => void;
};

type State = 'waiting' | 'loading' | 'loaded' | 'error';

const loaded = createLoadedCache(lazyLoadLimits.cacheMax);

/** An image that loads near the viewport, in a frame with reserved space and a placeholder for failure. Where data is saved a banner's is left out. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // A new address is a new picture: its state starts again.
  return <KeyedImage key={src} src={src} {...rest} />;
}

function KeyedImage({
  src,
  alt,
  ratio = 'portrait',
  fit = 'cover',
  loading = 'lazy',
  attempts = lazyLoadLimits.attempts,
  onLoad,
  onError,
}: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>(() => firstState(src, loading));
  const [attempt, setAttempt] = useState(1);
  const isLeftOut = useDataSaving() && ratio === 'banner';

  useEffect(() => {
    if (state !== 'waiting' || !frame.current) return;
    return whenNear(frame.current, () => setState('loading'));
  }, [state]);

  const report = useEffectEvent((error: Error) => onError?.(error));
  // Once a mount: the owner knows the record that lacks the address.
  useEffect(() => {
    if (!src) report(new Error('image src is required'));
  }, [src]);

  const fail = () => {
    if (attempt < attempts) {
      setAttempt(attempt + 1);
      return;
    }
    setState('error');
    onError?.(new Error(`image could not be loaded: ${src}`));
  };

  return (
    <Frame
      data-part="frame"
      ref={frame}
      data-ratio={ratio}
      data-fit={fit}
      data-state={isLeftOut ? 'error' : state === 'waiting' ? 'loading' : state}
      data-error={src ? undefined : 'image src is required'}
      {...(state !== 'loaded' && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {state === 'error' || isLeftOut ? (
        <Placeholder data-part="placeholder">
          <Icon name="image" size="lg" />
        </Placeholder>
      ) : (
        src &&
        state !== 'waiting' && (
          <Picture
            data-part="picture"
            // A new element asks again: setting the same address would not.
            key={attempt}
            src={src}
            alt={alt}
            decoding="async"
            draggable={false}
            onLoad={() => {
              loaded.add(src);
              setState('loaded');
              onLoad?.();
            }}
            onError={fail}
          />
        )
      )}
    </Frame>
  );
}

function firstState(src: LazyImageProps['src'], loading: 'lazy' | 'eager'): State {
  if (!src) return 'error';
  return loading === 'eager' || loaded.has(src) ? 'loading' : 'waiting';
}

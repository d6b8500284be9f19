import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { LazyImage, type LazyImageProps } from '../lazy-image/index.ts';
import { Closing, Corner, Root } from './game-cover.styles.ts';

export type GameCoverProps = Pick<LazyImageProps, 'src' | 'loading' | 'onError'> & {
  /** Alternative text. Empty, the default, when the game's title is next to it. */
  alt?: string;
  /** Default `portrait`, 3:4. */
  ratio?: 'portrait' | 'square' | 'landscape';
  /** `Badge`s on its corner: new, hot. */
  marks?: ReactNode;
  /** Why it cannot be played now: "Maintenance until 18:30". Its picture turns grey. */
  closed?: ReactNode;
};

/** A game's picture in the brand's shape, which keeps its room while it loads and when it fails. */
export function GameCover({
  src,
  alt = '',
  ratio = 'portrait',
  loading,
  onError,
  marks,
  closed,
}: GameCoverProps) {
  return (
    <Root data-part="root" data-closed={closed ? '' : undefined}>
      <LazyImage src={src} alt={alt} ratio={ratio} loading={loading} onError={onError} />
      {marks && <Corner data-part="corner">{marks}</Corner>}
      {closed && (
        <Closing data-part="closing">
          <Icon name="clock" size="sm" />
          {closed}
        </Closing>
      )}
    </Root>
  );
}

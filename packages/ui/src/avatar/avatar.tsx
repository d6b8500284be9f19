import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import type { AvatarSize } from './avatar.contract.ts';
import { Picture, Root } from './avatar.styles.ts';
import { initialsOf, toneOf } from './initials.ts';

export type AvatarProps = {
  /** Whose it is. Its letters are drawn where there is no picture; a name without letters has a figure. */
  name: string;
  /** Told in its place. Empty when the name stands beside it. */
  alt: string;
  /** Address of the member's picture. */
  src?: string | null | undefined;
  /** Which of the tones it has: what never changes of the member. Default: the name. */
  seed?: string;
  /** Default `md`, 44 px. */
  size?: AvatarSize;
};

/** A member: a picture, or letters on one of the brand's colours. A picture that fails leaves the letters. */
export function Avatar({ name, alt, src, seed = name, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const initials = initialsOf(name);
  return (
    <Root
      data-part="root"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      data-size={size}
      data-tone={toneOf(seed)}
    >
      {initials || <Icon name="me" size={size === 'lg' ? 'lg' : 'md'} />}
      {src && src !== failed && (
        <Picture
          data-part="picture"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </Root>
  );
}

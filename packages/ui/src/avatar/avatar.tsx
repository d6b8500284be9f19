import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import type { AvatarSize } from './avatar.contract.ts';
import { Picture, Root } from './avatar.styles.ts';
import { initialsOf, toneOf } from './initials.ts';

export type AvatarProps = {
  /** The member's name. Its initials replace a missing image; a name without letters has an icon. */
  name: string;
  /** Alternative text. Empty when the name is next to it. */
  alt: string;
  /** Address of the member's picture. */
  src?: string | null | undefined;
  /** Which of the tones it has: what never changes of the member. Default: the name. */
  seed?: string;
  /** Default `md`, 44 px. */
  size?: AvatarSize;
};

/** A member: an image, or initials on one of the brand's colours. The initials replace an image that fails. */
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

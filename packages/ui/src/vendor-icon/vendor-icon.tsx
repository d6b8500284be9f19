import type { MouseEvent } from 'react';
import { LazyImage, type LazyImageProps } from '../lazy-image/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Anchor, Name, Picture, Root } from './vendor-icon.styles.ts';

export type VendorIconProps = Pick<LazyImageProps, 'onLoad' | 'onError'> & {
  name: string;
  /** Address of the drawn icon. */
  src: string | null | undefined;
  /** Makes it a link to the vendor's games. */
  href?: string;
  /** A press on the link, which may do something else in its place. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** It is the one whose games are shown. */
  current?: boolean;
  /** `name` writes the vendor's name under the icon, `icon` only speaks it. Default `name`. */
  show?: 'name' | 'icon';
};

/** A games vendor: drawn icon and name. */
export function VendorIcon({
  name,
  src,
  href,
  onClick,
  current = false,
  show = 'name',
  ...rest
}: VendorIconProps) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      <Picture data-part="picture">
        <LazyImage
          src={src}
          alt={show === 'icon' ? name : ''}
          ratio="square"
          fit="contain"
          {...rest}
        />
      </Picture>
      {show === 'name' && <Name data-part="name">{name}</Name>}
    </>
  );
  return href === undefined ? (
    <Root data-part="root">{content}</Root>
  ) : (
    <Anchor
      data-part="anchor"
      as={LinkComponent}
      href={href}
      onClick={onClick}
      aria-current={current || undefined}
    >
      {content}
    </Anchor>
  );
}

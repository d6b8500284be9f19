import type { MouseEventHandler, ReactNode } from 'react';
import { LazyImage } from '../lazy-image/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Corner, Name, Note, Picture, Root } from './vendor-card.styles.ts';

export type VendorCardProps = {
  name: string;
  /** Address of the vendor's icon. */
  src: string | null | undefined;
  /** Where a click leads. Without it the card shows a vendor and is no link. */
  href?: string;
  /** `_blank` where a window of its own opens. */
  target?: '_blank';
  /** Heard before the link is followed; what prevents that stays here. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Under the name: "112 games". */
  note?: ReactNode;
  /** A `Badge` on its corner. */
  badge?: ReactNode;
  /** Why nothing of it can be played now, in place of the note: "Maintenance". The card is no link then. */
  closed?: ReactNode;
  onError?: (error: Error) => void;
};

/** A vendor to choose: its icon, its name and what there is of it. The whole card is one link. */
export function VendorCard({
  name,
  src,
  href,
  target,
  onClick,
  note,
  badge,
  closed,
  onError,
}: VendorCardProps) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      <Picture data-part="picture">
        <LazyImage src={src} alt="" ratio="square" fit="contain" onError={onError} />
      </Picture>
      <Name data-part="name">{name}</Name>
      {(closed ?? note) && <Note data-part="note">{closed ?? note}</Note>}
      {badge && !closed && <Corner data-part="corner">{badge}</Corner>}
    </>
  );
  return href === undefined || closed ? (
    <Root data-part="root" as="div" data-closed={closed ? '' : undefined}>
      {content}
    </Root>
  ) : (
    <Root
      data-part="root"
      as={LinkComponent}
      href={href}
      onClick={onClick}
      {...(target && { target, rel: 'noopener noreferrer' })}
    >
      {content}
    </Root>
  );
}

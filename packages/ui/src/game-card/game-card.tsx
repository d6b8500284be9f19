import type { MouseEvent, ReactNode } from 'react';
import { GameCover } from '../game-cover/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Caption, Root, Title, Vendor } from './game-card.styles.ts';

export type GameCardProps = {
  title: string;
  /** BCP 47 tag when the platform's title is in another language than the page. */
  titleLang?: string;
  vendor: string;
  /** Address of the cover, 3:4. */
  cover: string | null | undefined;
  /** Where a click leads. Without it the card shows a game and is no link. */
  href?: string;
  /** Spoken after title and vendor, where they do not say what the link does: "play". */
  actLabel?: string;
  /** A `Badge` on the cover's corner. */
  badge?: ReactNode;
  /** Why it cannot be played now: "Maintenance until 18:30". The card is no link then. */
  closed?: ReactNode;
  /** `eager` for cards in the first window. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A game: its cover in the brand's shape, title and vendor; with `href` the whole card is one link. */
export function GameCard({
  title,
  titleLang,
  vendor,
  cover,
  href,
  actLabel,
  badge,
  closed,
  loading,
  onClick,
}: GameCardProps) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      <GameCover src={cover} loading={loading} marks={badge} closed={closed} />
      <Caption data-part="caption">
        <Title data-part="title" lang={titleLang} title={title}>
          {title}
        </Title>
        <Vendor data-part="vendor">{vendor}</Vendor>
        {actLabel && !closed && <VisuallyHidden>{actLabel}</VisuallyHidden>}
      </Caption>
    </>
  );
  return href === undefined || closed ? (
    <Root data-part="root" as="div">
      {content}
    </Root>
  ) : (
    <Root data-part="root" as={LinkComponent} href={href} onClick={onClick}>
      {content}
    </Root>
  );
}

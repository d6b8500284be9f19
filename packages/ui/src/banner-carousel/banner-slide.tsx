import { type ReactNode, useState } from 'react';
import { LazyImage } from '../lazy-image/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Anchor, Caption, Picture, Slide } from './banner-carousel.styles.ts';

export type Banner = {
  id: string;
  /** Address of the picture, 5:2. */
  src: string | null | undefined;
  /** Its text: the image's alternative, and shown when the image fails. */
  title: string;
  /** BCP 47 tag when the words are in another language than the page. */
  titleLang?: string;
  /** Where a click leads. */
  href?: string;
  /** `_blank` for an address elsewhere. */
  target?: '_blank';
  /** Shown on the picture, when it has no words of its own. */
  caption?: ReactNode;
};

export type BannerSlideProps = {
  banner: Banner;
  /** It is the current or the next banner: only then is its image requested. */
  near: boolean;
  /** Another banner is visible: nothing in this one is focusable. */
  away: boolean;
};

/** One banner, with its space reserved from the start. */
export function BannerSlide({ banner, near, away }: BannerSlideProps) {
  const { src, title, titleLang, href, target, caption } = banner;
  const [failed, setFailed] = useState<string | null>();
  const LinkComponent = useLinkComponent();
  const words = caption ?? (failed === (src ?? null) ? title : undefined);
  const content = (
    <>
      <Picture data-part="picture">
        {near && (
          <LazyImage
            src={src}
            alt={words === undefined ? title : ''}
            ratio="banner"
            loading="eager"
            onError={() => setFailed(src ?? null)}
          />
        )}
      </Picture>
      {words !== undefined && <Caption data-part="caption">{words}</Caption>}
    </>
  );
  return (
    <Slide data-part="slide" inert={away} lang={titleLang}>
      {href === undefined ? (
        <Anchor data-part="anchor" as="div">
          {content}
        </Anchor>
      ) : (
        <Anchor
          data-part="anchor"
          as={LinkComponent}
          href={href}
          draggable={false}
          {...(target && { target, rel: 'noopener noreferrer' })}
        >
          {content}
        </Anchor>
      )}
    </Slide>
  );
}

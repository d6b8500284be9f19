import { type ReactNode, useState } from 'react';
import { LazyImage } from '../lazy-image/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Anchor, Caption, Picture, Slide } from './banner-carousel.styles.ts';

export type Banner = {
  id: string;
  /** Address of the picture, 5:2. */
  src: string | null | undefined;
  /** Its words: told in place of the picture, and shown when it fails. */
  title: string;
  /** BCP 47 tag when the words are in another language than the page. */
  titleLang?: string;
  /** Where a press leads. */
  href?: string;
  /** `_blank` for an address elsewhere. */
  target?: '_blank';
  /** Shown on the picture, when it has no words of its own. */
  caption?: ReactNode;
};

export type BannerSlideProps = {
  banner: Banner;
  /** Its turn has come or comes next: only then is its picture asked for. */
  near: boolean;
  /** Another one is in sight: nothing of this one can be reached. */
  away: boolean;
};

/** One banner, in the room that it keeps from the first moment on. */
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

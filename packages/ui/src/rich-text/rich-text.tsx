import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLinkComponent } from '../link/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { type RenderOptions, rendered } from './rendered.tsx';
import { Root } from './rich-text.styles.ts';

export type RichTextProps = Pick<Partial<RenderOptions>, 'headingLevel' | 'imageHosts'> & {
  /** HTML of the platform, as it came. */
  html: string;
  /** BCP 47 tag when the text is in another language than the page. */
  lang?: string | undefined;
  /** Announced while the sanitiser loads. */
  loadingLabel: string;
  /** Replaces the text if the sanitiser fails to load. */
  failure: ReactNode;
};

type Cleaner = typeof import('./clean.ts');

/** Shared by all texts once the first has requested it. */
let cleaner: Cleaner | undefined;

/**
 * Third-party HTML, sanitised: structure, text, links and images of allowed hosts are kept (`clean.ts`), everything else is
 * removed, and the rest is styled by the brand. Its headings begin at `headingLevel` (default 2). The sanitiser loads with
 * the first text that is shown; after a failure it is requested again by the next text, and when the browser is online again.
 */
export function RichText({ html, lang, loadingLabel, failure, ...options }: RichTextProps) {
  const library = useCleaner();
  if (library === 'absent') return failure;
  if (!library) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" extent="half" />
      </SkeletonGroup>
    );
  }
  return <Cleaned library={library} html={html} lang={lang} {...options} />;
}

function Cleaned({
  library,
  html,
  lang,
  headingLevel = 2,
  imageHosts = nowhere,
}: Omit<RichTextProps, 'loadingLabel' | 'failure'> & { library: Cleaner }) {
  const LinkComponent = useLinkComponent();
  const content = useMemo(
    () =>
      rendered(library.clean(html), {
        headingLevel,
        imageHosts,
        page: document.location.href,
        link: ({ href, outside }, words) =>
          outside ? (
            // No referrer for the other page, and search engines do not follow the link.
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          ) : (
            <LinkComponent href={href}>{words}</LinkComponent>
          ),
      }),
    [library, html, headingLevel, imageHosts, LinkComponent],
  );
  return (
    <Root data-part="root" lang={lang}>
      {content}
    </Root>
  );
}

const nowhere: readonly string[] = [];

function useCleaner(): Cleaner | 'absent' | undefined {
  const [library, setLibrary] = useState<Cleaner | 'absent' | undefined>(cleaner);
  useEffect(() => {
    if (library) return;
    let left = false;
    import('./clean.ts').then(
      (come) => {
        cleaner = come;
        if (!left) setLibrary(come);
      },
      () => !left && setLibrary('absent'),
    );
    return () => {
      left = true;
    };
  }, [library]);
  useEffect(() => {
    if (library !== 'absent') return;
    const retry = () => setLibrary(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [library]);
  return library;
}

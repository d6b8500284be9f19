import { type ReactNode, use, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { pageLanguage, ReadingLanguage, writtenIn } from '../reading/reading-language.ts';
import { Portal, Scope } from './theme-scope.styles.ts';

export type PageScopeProps = {
  /** BCP 47 tag. Leading and fonts follow it through `:lang()`. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
};

/**
 * An element inside which one language and direction hold, overlays included; brand and mode are those around it. It is in the first
 * load of every page; what a brand inside a page needs comes with `ThemeScope`.
 */
export function PageScope({ lang, dir, children, ...marks }: PageScopeProps) {
  const portal = useRef<HTMLDivElement>(null);
  const around = use(ReadingLanguage);
  return (
    <Scope data-part="scope" {...marks} lang={lang} dir={dir}>
      <ReadingLanguage
        value={
          lang === undefined && dir === undefined
            ? around
            : writtenIn(lang ?? around ?? pageLanguage(), dir)
        }
      >
        <PortalProvider getContainer={() => portal.current}>{children}</PortalProvider>
      </ReadingLanguage>
      <Portal data-part="portal" ref={portal} data-theme-portal="" />
    </Scope>
  );
}

import { PageScope } from '@livery/ui/theme-scope';
import type { i18n } from 'i18next';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { ErrorScreen } from '../shell/status/error-screen.tsx';
import { Boundary } from './boundary.tsx';
import { ScreenShown } from './lazy-screen.tsx';
import { Providers } from './providers.tsx';
import { Root } from './root.tsx';
import type { SiteRouter } from './router.ts';
import type { Services } from './services.tsx';

/** The whole site, the same in the page's HTML and in the browser. */
export function SiteApp(props: {
  services: Services;
  words: i18n;
  router: SiteRouter;
  /** Called when a screen has been drawn, or taken over from the HTML. */
  onShown?: () => void;
  /** Called when something has been drawn, whatever it is. */
  onDrawn?: () => void;
  /** In place of the screens. */
  children?: ReactNode;
}) {
  const { onDrawn, children = <Root router={props.router} /> } = props;
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <PageScope lang={props.services.language.tag} dir={props.services.language.dir}>
        <Providers services={props.services} words={props.words}>
          <ScreenShown value={props.onShown}>
            {/* Whatever no route caught ends in a calm page with a retry, never in a blank one. */}
            <Boundary fallback={(failure) => <ErrorScreen {...failure} />}>{children}</Boundary>
          </ScreenShown>
        </Providers>
      </PageScope>
    </StrictMode>
  );
}

import { LinkProvider } from '@livery/ui/link';
import { TabBar } from '@livery/ui/tab-bar';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { StandingPart } from '../app/standing-part.tsx';
import { isInCentre } from '../features/centre/index.ts';
import { CategoryNav } from './category-nav.tsx';
import { footerQuery } from './footer-query.ts';
import { Header } from './header.tsx';
import { useNavigation } from './navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { OverPage } from './over-page.tsx';
import { Content, FooterRoom, Frame, SkipLink } from './shell.styles.ts';
import { SiteAnchor } from './site-anchor.tsx';
import { useConveniences } from './use-conveniences.ts';
import { usePageAddress } from './use-page-address.ts';
import { usePageChange } from './use-page-change.ts';

/**
 * What stands around every page of the open site: header, notices, the page, footer, the phone's tab bar.
 *
 * @param props.children the page. Default: that of the address
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const services = useServices();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const items = useNavigation(path);
  const announced = usePageChange();
  const { subscribe, owner: readOwner } = services.session;
  const owner = useSyncExternalStore(subscribe, readOwner, readOwner);
  useConveniences();
  usePageAddress();
  // Home shows the lotteries on the way down; a thumb gets the search in their place.
  const withSearch = items.map((item) =>
    item.icon === 'ticket'
      ? {
          icon: 'search' as const,
          label: t('common.search'),
          onPress: () => services.dialogs.open({ kind: 'search' }),
        }
      : item,
  );
  return (
    <LinkProvider value={SiteAnchor}>
      <Frame data-centre={isInCentre(path) ? '' : undefined}>
        <SkipLink href="#content">{t('common.skip')}</SkipLink>
        <Header />
        {!isInCentre(path) && <CategoryNav path={path} />}
        <OfflineNotice />
        <Content id="content" tabIndex={-1}>
          {/* What a member has left on the page is not for the next one. */}
          <Fragment key={owner}>{children}</Fragment>
        </Content>
        {/* The stations of Vietnam have the header alone (spec §2), and a centre stands over the site. */}
        {path !== '/vnlottery' && !isInCentre(path) && (
          <>
            <StandingPart query={footerQuery(services)} room={<FooterRoom />} />
            <TabBar label={t('common.nav.label')} items={withSearch} />
          </>
        )}
        <OverPage />
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Frame>
    </LinkProvider>
  );
}

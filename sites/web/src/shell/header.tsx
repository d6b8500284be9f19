import { Clock } from '@livery/ui/clock';
import { TopBar } from '@livery/ui/top-bar';
import { useTranslation } from 'react-i18next';
import { useHref } from '../app/addresses.ts';
import { useServices } from '../app/services.tsx';
import { SiteLogo } from '../app/site-logo.tsx';
import { Account } from './account.tsx';
import { LanguageList } from './language-list.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { SearchButton } from './search-button.tsx';
import { ClockPlace, LanguagePlace, LogoLink, ModePlace } from './shell.styles.ts';
import { SiteAnchor } from './site-anchor.tsx';

/**
 * Logo, the platform's time (by the second), the member's own corner, search, language list and mode switch (spec §2, layout). The
 * corner grows as it is filled, away from the buttons after it: what is about to be pressed stays where it is.
 */
export function Header() {
  const { t } = useTranslation();
  const { site, language, client } = useServices();
  const href = useHref();
  return (
    <TopBar
      start={
        <>
          <LogoLink as={SiteAnchor} href={href({ to: '/' })}>
            <SiteLogo />
          </LogoLink>
          <ClockPlace>
            <Clock
              now={client.serverNow}
              timeZone={site.merchant.timeZone}
              language={language.tag}
              label={t('common.clock.label', { site: site.merchant.name })}
            />
          </ClockPlace>
        </>
      }
      end={
        <>
          <Account />
          <SearchButton />
          <LanguagePlace>
            <LanguageList />
          </LanguagePlace>
          <ModePlace>
            <ModeToggle />
          </ModePlace>
        </>
      }
    />
  );
}

import { TopBar } from '@livery/ui/top-bar';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/page-title.ts';
import { SiteLogo } from '../../app/site-logo.tsx';
import { Footer } from '../footer.tsx';
import { LanguageList } from '../language-list.tsx';
import { ModeToggle } from '../mode-toggle.tsx';
import { Content, Frame } from '../shell.styles.ts';

/**
 * What stands around a root screen that is not the site: the house's name, language and mode above, licence and age
 * below. No way leads into the site, and nothing of it is in the page.
 */
export function StatusFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Frame data-bare="">
      <TopBar
        start={<SiteLogo />}
        end={
          <>
            <LanguageList />
            <ModeToggle />
          </>
        }
      />
      <Content id="content">{children}</Content>
      <Footer />
    </Frame>
  );
}

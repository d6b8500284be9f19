import { useRouterState } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { useNavigation } from './navigation.ts';

/** The open site's footer: ways to go, then who answers for the house (spec §2). */
export function SiteFooter() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Footer>
      <FooterColumns items={useNavigation(path)} />
    </Footer>
  );
}

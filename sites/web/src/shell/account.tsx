import { Button } from '@livery/ui/button';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../app/lazy-component.ts';
import { useSession } from '../features/session/use-session.ts';
import { Narrow, SummaryPlace, Wide } from './account.styles.ts';
import { HeaderForm } from './header-form.tsx';

const MemberSummary = lazyComponent(
  'member summary',
  async () => (await import('./member-summary.tsx')).MemberSummary,
);

/** The header's end: the form or a way to it for guests, name and balance for members (spec §2, layout). */
export function Account() {
  const { t } = useTranslation();
  const state = useSession();
  const atLogin = useRouterState({ select: ({ location }) => location.pathname === '/login' });
  if (state.kind === 'member') {
    return (
      <SummaryPlace data-member="">
        <Suspense>
          <MemberSummary member={state.record} />
        </Suspense>
      </SummaryPlace>
    );
  }
  // The page has the form itself.
  if (atLogin) return null;
  return (
    <>
      <Wide>
        <HeaderForm />
      </Wide>
      <Narrow data-way-in="">
        <Button href="/login" variant="primary" size="sm">
          {t('common.account.signIn')}
        </Button>
      </Narrow>
    </>
  );
}

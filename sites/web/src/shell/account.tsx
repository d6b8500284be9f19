import { Icon } from '@livery/ui/icon';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../app/lazy-component.ts';
import { useRegistrationOpen } from '../app/registration-open.ts';
import { SiteButton } from '../app/site-link.tsx';
import { useSession } from '../features/session/index.ts';
import {
  LogInIcon,
  LogInWords,
  Narrow,
  RegisterPlace,
  SummaryPlace,
  WaysIn,
  Wide,
} from './account.styles.ts';
import { HeaderForm } from './header-form.tsx';

const MemberSummary = lazyComponent(
  'member summary',
  async () => (await import('./member-summary.tsx')).MemberSummary,
);

/** The header's end: log in and register for guests, name and balance for members (spec §2, layout). */
export function Account() {
  const { t } = useTranslation();
  const state = useSession();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const registrationOpen = useRegistrationOpen();
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
  if (path === '/login') return null;
  const leadsToRegister = registrationOpen && path !== '/register';
  const variant = leadsToRegister ? 'neutral' : 'primary';
  return (
    <WaysIn data-way-in={leadsToRegister ? 'both' : 'login'}>
      <Wide>
        <HeaderForm variant={variant} />
      </Wide>
      <Narrow>
        <SiteButton to="/login" size="sm" variant={variant}>
          {leadsToRegister && (
            <LogInIcon>
              <Icon name="me" size="sm" />
            </LogInIcon>
          )}
          <LogInWords>{t('common.account.signIn')}</LogInWords>
        </SiteButton>
      </Narrow>
      {leadsToRegister && (
        <RegisterPlace>
          <SiteButton to="/register" size="sm" variant="primary">
            {t('common.account.register')}
          </SiteButton>
        </RegisterPlace>
      )}
    </WaysIn>
  );
}

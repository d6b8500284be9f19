import { Button } from '@livery/ui/button';
import { Icon } from '@livery/ui/icon';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../app/lazy-part.tsx';
import { useRegistrationOpen } from '../app/registration-open.ts';
import { useServices } from '../app/services.tsx';
import { SiteButton } from '../app/site-link.tsx';
import { sessionWords, useSession } from '../features/session/index.ts';
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

const MemberSummary = lazyPart(
  'member summary',
  async () => (await import('./member-summary.tsx')).MemberSummary,
  { words: sessionWords, failed: SummaryFailed },
);

/** What a member has typed on the page stays: only this part is asked for again. */
function SummaryFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="quiet" icon="retry" title={t('common.load.failed')} onClick={retry}>
      {t('common.retry')}
    </Button>
  );
}

/** The header's end: log in and register for guests, name and balance for members (spec §2, layout). */
export function Account() {
  const { t } = useTranslation();
  const state = useSession();
  const { session } = useServices();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const registrationOpen = useRegistrationOpen();
  // What the page knows is of the member before, until it is known who has logged in.
  if (state.kind === 'member' && !session.inQuestion()) {
    return (
      <SummaryPlace data-member="">
        <MemberSummary member={state.record} />
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

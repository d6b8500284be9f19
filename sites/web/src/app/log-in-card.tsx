import { Card } from '@livery/ui/card';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { insideOf } from '../features/session/index.ts';
import { ButtonRow, Stack } from '../styles/page.styles.ts';
import { SiteButton } from './site-link.tsx';

/** What a guest finds where a member's own things are: why to log in, and the ways, which lead back here. */
export function LogInCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const to = useRouterState({ select: ({ location }) => insideOf(location) });
  return (
    <Card>
      <Stack>
        <Stack>{children}</Stack>
        <ButtonRow>
          <SiteButton to="/login" search={{ to }} variant="primary">
            {t('common.account.signIn')}
          </SiteButton>
          <SiteButton to="/register" search={{ to }}>
            {t('common.account.register')}
          </SiteButton>
        </ButtonRow>
      </Stack>
    </Card>
  );
}

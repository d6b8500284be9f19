import { Outlet, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CentreFrame } from '../../centre/index.ts';
import { useMemberEntries } from './use-member-entries.tsx';

/** The member centre (spec §2): the menu's pages that are there for this member, and the one of the address. */
export function MemberCentre() {
  const { t } = useTranslation();
  const items = useMemberEntries();
  const current = useRouterState({
    select: ({ location }) => location.pathname.split('/')[2],
  });
  return (
    <CentreFrame title={t('centre.member.title')} items={items} current={current}>
      <Outlet />
    </CentreFrame>
  );
}

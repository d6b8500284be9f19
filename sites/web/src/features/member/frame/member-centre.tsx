import { useTranslation } from 'react-i18next';
import { CentreFrame } from '../../centre/index.ts';
import { useMemberEntries } from './use-member-entries.tsx';

/** The member centre (spec §2): the menu's pages that are there for this member, and the one of the address. */
export function MemberCentre() {
  const { t } = useTranslation();
  return <CentreFrame title={t('centre.member.title')} items={useMemberEntries()} />;
}

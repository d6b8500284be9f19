import { Button } from '@livery/ui/button';
import { Icon, type IconName } from '@livery/ui/icon';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useKnownHref } from '../app/addresses.ts';
import { useServices } from '../app/services.tsx';
import type { SessionRecord } from '../app/session-record.ts';
import { useGuarded, visitorOf } from '../features/session/index.ts';
import { LanguageList } from './language-list.tsx';
import { Menu, MenuButton, MenuHead, MenuList, MenuMode, Name } from './member-summary.styles.ts';
import { ModeToggle } from './mode-toggle.tsx';

/** The member's own ways (spec §2 "Member menu"): records, the centres, and the way out, each with its icon. */
export function MemberMenu({ member }: { member: SessionRecord }) {
  const { t } = useTranslation();
  const { session, dialogs, site } = useServices();
  const router = useRouter();
  const guarded = useGuarded();
  const href = useHref();
  const hrefOf = useKnownHref();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const account = member.account ?? member.username ?? '';
  const name = member.nickname ?? account;
  const { memberCentre, agentCentre } = site.merchant.features;
  const records = memberCentre ? hrefOf('/member/personalHistoryCopy') : undefined;

  const close = () => menu.current?.hidePopover();
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <MenuButton type="button" popoverTarget={id} aria-label={t('session.member.menu', { name })}>
        <Icon name="me" />
        <Name aria-hidden="true">{name}</Name>
      </MenuButton>
      <Menu ref={menu} id={id} popover="auto">
        <MenuHead>
          <b>{name}</b>
          {name !== account && <span>{account}</span>}
        </MenuHead>
        <MenuMode>
          <LanguageList />
          <ModeToggle />
        </MenuMode>
        <MenuList>
          {memberCentre && (
            <Entry icon="me" href={href({ to: '/member' })} onClick={close}>
              {t('session.member.centre')}
            </Entry>
          )}
          {records !== undefined && (
            <Entry icon="list" href={records} onClick={close}>
              {t('session.member.records')}
            </Entry>
          )}
          {agentCentre && visitorOf(session.state()).canSeeAgentCentre && (
            <Entry icon="people" onClick={choose(() => void router.navigate({ to: '/agentHome' }))}>
              {t('session.member.agent')}
            </Entry>
          )}
          <Entry icon="gift" onClick={choose(() => void router.navigate({ to: '/pointMall' }))}>
            {t('session.member.points')}
          </Entry>
          <Entry
            icon="shield"
            onClick={choose(() => guarded(() => void router.navigate({ to: '/changePassword' })))}
          >
            {t('session.member.change')}
          </Entry>
          <Entry icon="eye" onClick={choose(() => dialogs.open({ kind: 'display' }))}>
            {t('common.display.title')}
          </Entry>
          <Entry icon="log-out" onClick={choose(() => dialogs.open({ kind: 'logout' }))}>
            {t('session.member.logout')}
          </Entry>
        </MenuList>
      </Menu>
    </>
  );
}

function Entry(props: { icon: IconName; href?: string; onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <Button variant="quiet" {...props} />
    </li>
  );
}

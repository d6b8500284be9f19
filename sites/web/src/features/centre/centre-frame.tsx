import { BottomSheet } from '@livery/ui/bottom-sheet';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { SideMenu, type SideMenuEntry } from '@livery/ui/side-menu';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Balance } from '../../app/balance.tsx';
import {
  Area,
  Bar,
  Centre,
  Columns,
  MenuPlace,
  Names,
  SheetButton,
  Title,
} from './centre.styles.ts';
import { useCloseCentre } from './use-close-centre.ts';

/**
 * A centre (spec §2): its menu, the page of the address, and a way back to where the visitor was. On a phone it fills the window, and
 * the menu is a sheet.
 *
 * @param props.title the centre's name
 * @param props.items what this visitor may open
 */
export function CentreFrame({ title, items }: { title: string; items: readonly SideMenuEntry[] }) {
  const { t } = useTranslation();
  const close = useCloseCentre();
  // The address names the page that is shown: `/member/<page>`.
  const current = useRouterState({
    select: ({ location }) => location.pathname.split('/')[2],
  });
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Centre>
      <Bar>
        <Names>
          <SheetButton>
            <Button
              variant="quiet"
              icon="menu"
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            >
              {title}
            </Button>
          </SheetButton>
          <Title>{title}</Title>
          <SheetButton>
            <Balance />
          </SheetButton>
        </Names>
        <IconButton icon="close" label={t('centre.close', { title })} onClick={close} />
      </Bar>
      <BottomSheet
        open={menuOpen}
        title={title}
        closeLabel={t('common.load.close')}
        onClose={() => setMenuOpen(false)}
      >
        <SideMenu label={title} items={items} current={current} onTake={() => setMenuOpen(false)} />
      </BottomSheet>
      <Columns>
        <MenuPlace>
          <SideMenu label={title} items={items} current={current} />
        </MenuPlace>
        <Area>
          <Outlet />
        </Area>
      </Columns>
    </Centre>
  );
}

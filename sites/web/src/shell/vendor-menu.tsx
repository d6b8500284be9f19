import { vendorLanes } from '@livery/api/contract/game-list';
import type { Vendor as VendorData } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { DropdownList } from '@livery/ui/dropdown';
import { useNavMenu } from '@livery/ui/top-bar';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../app/addresses.ts';
import { vendorIconUrl } from '../app/images.ts';
import { useServices } from '../app/services.tsx';
import { useImageHost } from '../app/use-image-host.ts';
import { vendorPath } from '../features/games/index.ts';
import { vendorGame } from '../features/vendors/index.ts';
import type { VendorMenuProps } from './category-nav.tsx';
import { Closed, Panel, Room, Vendor } from './vendor-menu.styles.ts';

/**
 * The vendors of a category of games under its name in the header (spec §2, layout), by the platform's lanes (spec §3). Fewer than six
 * stand in the middle.
 */
export function VendorMenu({ category, label, close }: VendorMenuProps) {
  const { language, queries } = useServices();
  const { data, isPending, isFetching, refetch } = useQuery(queries.list(vendorLanes, {}));
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useNavMenu(panel, close);
  useLayoutEffect(() => showUnder(panel.current), []);
  const lane = data?.items.find(({ gameClassify }) => gameClassify === category);
  const content = (): ReactNode => {
    if (isPending) return <Room role="status">{t('common.loading')}</Room>;
    if (!data) {
      return (
        <Room role="alert">
          {t('ways.vendors.failed')}
          <Button size="sm" icon="retry" busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Room>
      );
    }
    if (!lane) return <Room>{t('ways.vendors.empty')}</Room>;
    return (
      <DropdownList
        items={lane.cards.map((vendor) => ({
          id: vendor.vassalage,
          content: <Way vendor={vendor} />,
        }))}
        emptyLabel={t('ways.vendors.empty')}
        onChoose={close}
      />
    );
  };
  return (
    <Panel
      ref={panel}
      popover="manual"
      role="group"
      aria-label={label}
      lang={lane && foreignLang(lane.language, language.code).lang}
    >
      {content()}
    </Panel>
  );
}

/** A vendor, with the way to its games: the lobby of its type, or the page that its games have of their own. */
function Way({ vendor }: { vendor: VendorData }) {
  const { t } = useTranslation();
  const { host, loaded, failed } = useImageHost();
  const hrefOf = useKnownHref();
  const { vassalage, displayName, maintenance } = vendor;
  const href = maintenance ? undefined : (hrefOf(vendorPath(vendor)) ?? hrefOf(vendorGame(vendor)));
  return (
    <Vendor>
      <VendorIcon
        name={displayName}
        src={host && vendorIconUrl(host, vassalage)}
        {...(href !== undefined && { href })}
        onLoad={() => host && loaded(host)}
        onError={() => host && failed(host, vassalage)}
      />
      {maintenance && <Closed>{t('ways.vendors.maintenance')}</Closed>}
    </Vendor>
  );
}

/** Opens the panel where the row ends now: the row moves with the page. */
function showUnder(panel: HTMLDivElement | null): void {
  const row = panel?.closest('nav');
  if (!panel || !row) return;
  panel.style.insetBlockStart = `${row.getBoundingClientRect().bottom}px`;
  panel.showPopover();
}

import { chooseVendor } from '@livery/flows/game-list';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Link } from '@livery/ui/link';
import { Strip } from '@livery/ui/strip';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorIconUrl } from '../../../app/images.ts';
import { useServices } from '../../../app/services.tsx';
import { useImageHost } from '../../../app/use-image-host.ts';
import { isOf, shownVendor } from './hall-queries.ts';
import { Chosen, Vendors } from './hall-screen.styles.ts';
import type { ShownHall } from './use-hall.ts';
import { VendorShapes } from './vendor-shapes.tsx';

/** The vendors of a hall in a strip, with arrows from the eighth on (spec §2, §9). A lobby without them is whole, so a failure shows nothing. */
export function HallVendors({ shown: { hall, state, hrefOf } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { host, loaded, failed } = useImageHost();
  const { data, isPending } = useQuery(queries.vendors());
  // Drawn in slices, so that a press meanwhile is not kept waiting.
  const waits = useDeferredValue(isPending);
  if (waits) return <VendorShapes />;
  const vendors = data?.items.filter(({ gameType }) => isOf(hall, gameType)) ?? [];
  const vendor = shownVendor(state);
  const chosen = data?.items.find(({ vassalage }) => vassalage === vendor);
  if (vendors.length === 0) return null;
  return (
    <Vendors>
      <Strip
        label={t('halls.vendors.label')}
        labels={{
          previous: t('halls.vendors.previous'),
          next: t('halls.vendors.next'),
          page: (page, pages) => t('halls.page', { page, pages }),
        }}
      >
        {vendors.map(({ vassalage, displayName }) => (
          <VendorIcon
            key={vassalage}
            name={displayName}
            src={host && vendorIconUrl(host, vassalage)}
            href={hrefOf(hall, chooseVendor(state, vassalage))}
            current={vassalage === vendor}
            onLoad={() => host && loaded(host)}
            onError={() => host && failed(host, vassalage)}
          />
        ))}
      </Strip>
      {chosen && (
        <Chosen>
          <b>{chosen.displayName}</b>
          <Link href={hrefOf(hall, chooseVendor(state, undefined))}>{t('halls.vendors.all')}</Link>
        </Chosen>
      )}
      {chosen?.maintenance && (
        <InlineAlert tone="info" title={t('halls.closed.title', { provider: chosen.displayName })}>
          {t('halls.closed.text')}
        </InlineAlert>
      )}
    </Vendors>
  );
}

import { vendorLanes } from '@livery/api/contract/game-list';
import { foreignLang } from '@livery/i18n';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { Strip } from '@livery/ui/strip';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import { vendorIconUrl } from '../../../app/images.ts';
import { isPlainPress } from '../../../app/plain-press.ts';
import { QueryFailed } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useImageHost } from '../../../app/use-image-host.ts';
import { Lanes } from './hall-screen.styles.ts';
import { seamlessLead } from './launched.ts';
import { VendorShapes } from './vendor-shapes.tsx';

/** A lane for each of the game types that a platform usually has. */
const expected = 10;

/**
 * All vendors in lanes, one for each category that the platform has (spec §3 "Vendor lane"). Each leads to its lobby in the frame, or opens
 * the popup of its games.
 */
export function VendorLanes() {
  const { t } = useTranslation();
  const { queries, language, dialogs } = useServices();
  const { host, loaded, failed } = useImageHost();
  const hrefOf = useKnownHref();
  const query = useQuery(queries.list(vendorLanes, {}));
  const { data, isPending } = query;
  if (isPending) {
    return (
      <Lanes>
        {Array.from({ length: expected }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
          <div key={place}>
            <Skeleton shape="title" extent="third" />
            <VendorShapes />
          </div>
        ))}
      </Lanes>
    );
  }
  if (!data) {
    return <QueryFailed title={t('halls.vendors.failed')} query={query} />;
  }
  return (
    <Lanes>
      {data.items.map((lane) => (
        <Section key={lane.gameClassify} title={lane.title}>
          <div lang={foreignLang(lane.language, language.code).lang}>
            <Strip
              label={lane.title}
              labels={{
                previous: t('halls.vendors.previous'),
                next: t('halls.vendors.next'),
                page: (page, pages) => t('halls.page', { page, pages }),
              }}
            >
              {lane.cards.map((vendor) => {
                const { vassalage, gameType } = vendor;
                const { path, popup } = seamlessLead(vendor);
                const href = hrefOf(path);
                return (
                  <VendorIcon
                    key={vendor.vassalage}
                    name={vendor.displayName}
                    src={host && vendorIconUrl(host, vendor.vassalage)}
                    {...(href === undefined ? {} : { href })}
                    {...(popup && {
                      onClick: (event) => {
                        if (!isPlainPress(event)) return;
                        event.preventDefault();
                        dialogs.open({ kind: 'vendorGames', vassalage, gameType });
                      },
                    })}
                    onLoad={() => host && loaded(host)}
                    onError={() => host && failed(host, vendor.vassalage)}
                  />
                );
              })}
            </Strip>
          </div>
        </Section>
      ))}
    </Lanes>
  );
}

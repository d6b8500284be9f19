import { vendorLanes } from '@livery/api/contract/game-list';
import type { Vendor } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../app/addresses.ts';
import { vendorIconUrl } from '../../app/images.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useImageHost } from '../../app/use-image-host.ts';
import { vendorGame } from '../vendors/index.ts';
import { vendorPath } from './hall/vendor-path.ts';
import { Lane, Lanes, Room } from './vendor-lanes.styles.ts';

/** Vendors of a lane. */
const shown = 4;

/** The areas of games on home, each with its vendors, by the platform's lanes (spec §3); what cannot be had is in the header and the footer. */
export function VendorLanes() {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const hrefOf = useKnownHref();
  const { data, isPending } = useQuery(queries.list(vendorLanes, {}));
  if (!isPending && !data?.items.length) return null;
  return (
    <Section
      title={t('around.lanes.title')}
      action={<SiteLink to="/vendors">{t('around.lanes.all')}</SiteLink>}
    >
      {data ? (
        <Lanes>
          {data.items.map(({ gameClassify, title, language: spoken, cards }) => {
            const href = hrefOf(areaPath(gameClassify));
            return (
              <Lane key={gameClassify} {...foreignLang(spoken, language.code)}>
                <h3>
                  {href === undefined ? (
                    title
                  ) : (
                    <Link href={href} variant="quiet">
                      {title}
                    </Link>
                  )}
                </h3>
                <ul>
                  {cards.slice(0, shown).map((vendor) => (
                    <li key={vendor.vassalage}>
                      <Way vendor={vendor} />
                    </li>
                  ))}
                </ul>
              </Lane>
            );
          })}
        </Lanes>
      ) : (
        <Room aria-hidden="true" />
      )}
    </Section>
  );
}

/** A vendor, with the way to its games while they are open. */
function Way({ vendor }: { vendor: Vendor }) {
  const { host, loaded, failed } = useImageHost();
  const hrefOf = useKnownHref();
  const { vassalage, displayName, maintenance } = vendor;
  const href = maintenance ? undefined : (hrefOf(vendorPath(vendor)) ?? hrefOf(vendorGame(vendor)));
  return (
    <VendorIcon
      name={displayName}
      src={host && vendorIconUrl(host, vassalage)}
      show="icon"
      {...(href !== undefined && { href })}
      onLoad={() => host && loaded(host)}
      onError={() => host && failed(host, vassalage)}
    />
  );
}

/** The page of an area; one that the route table does not have is not a link. */
function areaPath(gameClassify: string): string {
  if (gameClassify === 'LOTT') return '/lottery';
  return gameClassify === 'MINI' ? '/rng?page=MINI' : `/${gameClassify.toLowerCase()}`;
}

import { failureOf } from '@livery/api';
import type { Vendor } from '@livery/api/contract/games';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { SearchField } from '@livery/ui/search-field';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Tabs } from '@livery/ui/tabs';
import { VendorGrid } from '@livery/ui/vendor-card';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { foundVendors, gameMenusQuery, type VendorTab, vendorTabs } from './vendor-list.ts';
import { Picker } from './vendor-picker.styles.ts';

/** How many shapes stand for vendors that are still to come. */
const expected = 6;

/**
 * Vendors to choose from: the hot ones first, then by game type, or those that a search finds among all (spec §2 "Vendor-select screen").
 *
 * @param props.children draws a vendor of a tab
 */
export function VendorPicker({
  children,
}: {
  children: (vendor: Vendor, tab: string) => ReactNode;
}) {
  const { t } = useTranslation();
  const { client, queries, language } = useServices();
  const vendors = useQuery(queries.vendors());
  const menus = useQuery(gameMenusQuery(client, language.code));
  const [typed, setTyped] = useState('');
  const why = useFailureWords(failureOf(vendors.error ?? menus.error));

  if (vendors.isPending || menus.isPending) return <Shapes />;
  if (!vendors.data || !menus.data) {
    return (
      <ErrorState
        title={t('ways.vendors.failed')}
        {...(why === undefined ? {} : { description: why })}
        retryLabel={t('common.retry')}
        busy={vendors.isFetching || menus.isFetching}
        onRetry={() => {
          if (!vendors.data) void vendors.refetch();
          if (!menus.data) void menus.refetch();
        }}
      />
    );
  }
  const all = vendors.data.items;
  const rows = ({ id, vendors: each }: Pick<VendorTab, 'id' | 'vendors'>) => (
    <VendorGrid>
      {each.map((vendor) => (
        <Fragment key={vendor.vassalage}>{children(vendor, id)}</Fragment>
      ))}
    </VendorGrid>
  );
  const found = foundVendors(all, typed);
  return (
    <Picker>
      <SearchField
        label={t('ways.vendors.search')}
        placeholder={t('ways.vendors.search')}
        clearLabel={t('ways.vendors.clear')}
        value={typed}
        onChange={setTyped}
      />
      {typed.trim() === '' ? (
        <Tabs
          label={t('ways.vendors.types')}
          tabs={vendorTabs(menus.data, all).map((tab) => ({
            id: tab.id,
            label: tab.name ?? t('ways.vendors.hot'),
            content:
              tab.vendors.length === 0 ? (
                <EmptyState
                  icon="games"
                  title={t('ways.vendors.empty')}
                  description={t('ways.vendors.emptyText')}
                />
              ) : (
                rows(tab)
              ),
          }))}
        />
      ) : found.length > 0 ? (
        // A vendor that is looked for by name leads as it does in its own type.
        <VendorGrid>
          {found.map((vendor) => (
            <Fragment key={vendor.vassalage}>{children(vendor, vendor.gameType)}</Fragment>
          ))}
        </VendorGrid>
      ) : (
        <EmptyState
          icon="search"
          title={t('ways.vendors.none')}
          description={t('ways.vendors.noneText')}
        />
      )}
    </Picker>
  );
}

/** The shape of what comes. */
function Shapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Picker>
        <Skeleton shape="control" />
        <Skeleton shape="text" extent="half" />
        <VendorGrid>
          {Array.from({ length: expected }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
            <Skeleton key={place} shape="cover" />
          ))}
        </VendorGrid>
      </Picker>
    </SkeletonGroup>
  );
}

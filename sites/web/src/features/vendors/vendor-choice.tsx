import { Button } from '@livery/ui/button';
import { Icon } from '@livery/ui/icon';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorIconUrl } from '../../app/images.ts';
import { useImageHost } from '../../app/use-image-host.ts';
import { Choice, Drawer, Opened } from './vendor-choice.styles.ts';
import type { PickedVendor } from './vendor-lead.ts';
import { VendorPicker } from './vendor-picker.tsx';

/**
 * Where a member goes after a login, when it is not the home page: a vendor, chosen before (spec §2 "A vendor picker has HOT and category
 * tabs"). Closed it is one row.
 */
export function VendorChoice({
  vendor,
  onPick,
}: {
  vendor: PickedVendor | undefined;
  onPick: (vendor: PickedVendor | undefined) => void;
}) {
  const { t } = useTranslation();
  const { host, loaded, failed } = useImageHost();
  const name = useId();
  const [open, setOpen] = useState(false);
  return (
    <Drawer open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="games" />
        <span>
          {vendor ? t('ways.vendors.next', { name: vendor.displayName }) : t('ways.vendors.pick')}
        </span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      {/* Asked for by whoever opens it, and by nobody else. */}
      {open && (
        <Opened>
          {vendor && (
            <Button variant="quiet" icon="close" onClick={() => onPick(undefined)}>
              {t('ways.vendors.drop')}
            </Button>
          )}
          <VendorPicker>
            {(each, tab) => (
              <Choice data-closed={each.maintenance ? '' : undefined}>
                <input
                  type="radio"
                  name={`${name}-${tab}`}
                  disabled={each.maintenance}
                  checked={each.vassalage === vendor?.vassalage}
                  onChange={() => onPick(each)}
                />
                <VendorIcon
                  name={each.displayName}
                  src={host && vendorIconUrl(host, each.vassalage)}
                  onLoad={() => host && loaded(host)}
                  onError={() => host && failed(host, each.vassalage)}
                />
                {each.maintenance && <small>{t('ways.vendors.maintenance')}</small>}
              </Choice>
            )}
          </VendorPicker>
        </Opened>
      )}
    </Drawer>
  );
}

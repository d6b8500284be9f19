import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { dialogQuery } from './dialog-query.ts';
import { SearchPlace } from './shell.styles.ts';

/** Opens the search; its code comes as soon as the button is pointed at. Phones have it in the tab bar. */
export function SearchButton() {
  const { t } = useTranslation();
  const services = useServices();
  const { cache, dialogs } = services;
  const prepare = () => void cache.prefetchQuery(dialogQuery(services, { kind: 'search' }));
  return (
    <SearchPlace>
      <IconButton
        icon="search"
        label={t('common.search')}
        title={t('common.search.tip')}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => dialogs.open({ kind: 'search' })}
      />
    </SearchPlace>
  );
}

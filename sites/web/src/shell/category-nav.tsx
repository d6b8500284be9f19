import { Button } from '@livery/ui/button';
import { TopNav } from '@livery/ui/top-bar';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../app/lazy-part.tsx';
import { lazyWords } from '../app/lazy-words.ts';
import { Line } from './line.styles.ts';
import { useHeaderNavigation } from './navigation.ts';

export interface VendorMenuProps {
  /** The type of games, as the platform's lanes have it. */
  readonly category: string;
  /** Names what is in it. */
  readonly label: string;
  readonly close: () => void;
}

const VendorMenu = lazyPart<VendorMenuProps>(
  'vendor menu',
  async () => (await import('./vendor-menu.tsx')).VendorMenu,
  { words: lazyWords('vendor menu', ['ways']), failed: MenuFailed },
);

function MenuFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Line role="alert">
      <span>{t('common.load.failed')}</span>
      <Button size="sm" variant="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </Line>
  );
}

/**
 * The row under the header of wide windows (spec §2, layout): home, the categories of games with their vendors, promotions, the app,
 * and customer service. The vendors load when somebody asks for them.
 *
 * @param path where the visitor is, without language prefix
 */
export function CategoryNav({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <TopNav
      label={t('common.nav.label')}
      items={useHeaderNavigation(path)}
      menu={({ category = '', menu = '' }, close) => (
        <VendorMenu key={category} category={category} label={menu} close={close} />
      )}
    />
  );
}

import { AppDownload } from '@livery/ui/app-download';
import { Section } from '@livery/ui/section';
import { Tabs } from '@livery/ui/tabs';
import { useHydrated } from '@livery/ui/ticking';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { PageHead } from '../../app/page-head.tsx';
import { useServices } from '../../app/services.tsx';
import { usePermission } from '../../app/use-permission.ts';
import { Page, Prose, Side } from '../../styles/page.styles.ts';
import { PageBanners } from '../banners/index.ts';
import { Guide } from './guide.tsx';
import { SiteAddresses } from './site-addresses.tsx';
import { appCodes, systemOf, systems } from './systems.ts';

/** The app (spec §2): codes to scan, a guide for each system, and what is different in it. */
export function DownloadScreen() {
  const { t } = useTranslation();
  const { site, host } = useServices();
  const { name } = site.merchant;
  const href = useHref();
  const navigate = useNavigate();
  const { system } = useSearch({ strict: false });
  const codes = appCodes(
    usePermission()?.resources ?? [],
    useHydrated() ? `https://${host}${href({ to: '/down' })}` : undefined,
  );
  return (
    <Page>
      <PageHead title={t('download.title')} lead={t('download.lead', { site: name })} />
      <Side>
        <div>
          <Section title={t('download.guides')}>
            <Tabs
              label={t('download.guides')}
              selected={systemOf(system)}
              onSelect={(id) =>
                void navigate({
                  to: '.',
                  search: { system: id },
                  replace: true,
                  resetScroll: false,
                })
              }
              tabs={systems.map((id) => ({
                id,
                label: t(`download.system.${id}`),
                content: <Guide system={id} site={name} />,
              }))}
            />
          </Section>
        </div>
        <div>
          <AppDownload
            title={t('download.codes.title')}
            description={t('download.codes.text')}
            targets={codes.map(({ system: each, url }) => ({
              name: t(`download.system.${each}`),
              url,
              qrLabel: t('download.codes.label', { system: t(`download.system.${each}`) }),
            }))}
            direct={{
              label: t('download.codes.direct'),
              href: codes[0]?.url ?? href({ to: '/down' }),
            }}
          />
          <Section title={t('download.what.title')}>
            <Prose>
              <ul>
                <li>{t('download.what.room')}</li>
                <li>{t('download.what.same')}</li>
                <li>{t('download.what.remove')}</li>
              </ul>
            </Prose>
          </Section>
          <PageBanners group="download" single />
          <SiteAddresses />
        </div>
      </Side>
    </Page>
  );
}

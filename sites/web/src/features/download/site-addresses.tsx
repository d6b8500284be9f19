import { routers } from '@livery/api/contract/system';
import { Link } from '@livery/ui/link';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Prose } from '../../styles/page.styles.ts';

/** The addresses that answer for the merchant (spec §7, routers), best first: where to go when one does not open, and which ones are real. */
export function SiteAddresses() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data } = useQuery(queries.list(routers, {}));
  const hosts = data?.items.domainList ?? [];
  if (hosts.length === 0) return null;
  return (
    <Section title={t('download.addresses.title')}>
      <Prose>
        <p>{t('download.addresses.text')}</p>
        <ul>
          {hosts.map(({ domainName }) => (
            <li key={domainName}>
              <Link href={`https://${domainName}/`} rel="noopener noreferrer">
                {domainName}
              </Link>
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

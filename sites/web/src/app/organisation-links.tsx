import type { PublicMerchant } from '@livery/merchant/site-config';
import { Link } from '@livery/ui/link';
import { useServices } from './services.tsx';

/** An organisation that the merchant names, outside of its own house. */
type Organisation = PublicMerchant['helpOrganisations'][number];

/** Its name, which leads to its page where it has one, and its telephone number. */
export function OrganisationLinks({
  organisation: { name, url, phone },
}: {
  organisation: Organisation;
}) {
  const { site, language } = useServices();
  const shown = name[language.code] ?? name[site.merchant.defaultLanguage];
  return (
    <p>
      {url ? (
        <Link href={url} rel="noopener noreferrer">
          {shown}
        </Link>
      ) : (
        shown
      )}
      {phone && (
        <>
          {' '}
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </>
      )}
    </p>
  );
}

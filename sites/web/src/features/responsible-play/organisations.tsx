import { Card } from '@livery/ui/card';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { OrganisationLinks } from '../../app/organisation-links.tsx';
import { useServices } from '../../app/services.tsx';
import { Stack } from '../../styles/page.styles.ts';

/** Who helps with gambling in the merchant's countries, as its file names them. */
export function Organisations() {
  const { t } = useTranslation();
  const { name: site, helpOrganisations } = useServices().site.merchant;
  return (
    <Section title={t('care.help.title')}>
      <Card>
        <Stack>
          <p>{t(helpOrganisations.length > 0 ? 'care.help.text' : 'care.help.none', { site })}</p>
          {helpOrganisations.map((organisation, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is part of the page's configuration and never changes.
            <OrganisationLinks key={at} organisation={organisation} />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

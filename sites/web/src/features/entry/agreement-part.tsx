import type { Terms } from '@livery/api/contract/registration';
import { resolve } from '@livery/merchant/settings';
import { Checkbox } from '@livery/ui/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { FormTick } from '../../form/form-field.tsx';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import { helpTarget } from '../help/index.ts';
import { Agreements } from './entry-parts.styles.ts';
import { TermsDialog } from './terms-dialog.tsx';

/** The boxes of an agreement, whatever else a form has. */
export type AgreementField = 'terms' | 'age' | 'marketing';

/** What a visitor agrees to: the terms with their version and date, their age, and, apart and unticked, offers. */
export function AgreementPart({ form, terms }: { form: LiveryForm<AgreementField>; terms: Terms }) {
  const { t } = useTranslation();
  const { site, format } = useServices();
  const [reading, setReading] = useState(false);
  const age = resolve('ageLimit', { merchant: site.merchant });
  const { version } = terms;
  return (
    <>
      <Agreements>
        <FormTick form={form} name="terms">
          {(bound) => (
            <Checkbox {...bound}>
              {t('entry.terms.accept')}{' '}
              <SiteLink
                {...helpTarget(site.merchant, 'term')}
                onClick={(event) => {
                  // In place: what was typed stays. Another tab opens the page of the terms.
                  event.preventDefault();
                  setReading(true);
                }}
              >
                {t('entry.terms.read', { version, date: format.date(terms.date) })}
              </SiteLink>
            </Checkbox>
          )}
        </FormTick>
        <FormTick form={form} name="age">
          {(bound) => <Checkbox {...bound}>{t('entry.age.confirm', { age })}</Checkbox>}
        </FormTick>
        <FormTick form={form} name="marketing">
          {({ error: _, ...bound }) => <Checkbox {...bound}>{t('entry.marketing')}</Checkbox>}
        </FormTick>
      </Agreements>
      <TermsDialog
        open={reading}
        terms={terms}
        onClose={() => setReading(false)}
        onAccept={() => {
          form.form.setFieldValue('terms', 'on');
          setReading(false);
        }}
      />
    </>
  );
}

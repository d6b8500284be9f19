import { failureOf } from '@livery/api';
import { setMarketingConsent } from '@livery/api/contract/account';
import { acceptTerms, type Terms } from '@livery/api/contract/registration';
import { Button } from '@livery/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormStack } from '../../../form/panel.styles.ts';
import { optional, required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { type AgreementField, AgreementPart, termsQuery } from '../../entry/index.ts';

/** Age and terms of a member, none of them ticked beforehand. To confirm twice is to confirm once, so a lost answer is asked for again. */
export function AgreementForm({ terms, onAgreed }: { terms: Terms; onAgreed: () => void }) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const cache = useQueryClient();
  const agree = useMutation({
    mutationFn: async ({ marketing }: { marketing: boolean }) => {
      await client.call(acceptTerms, { version: terms.version, ageConfirmed: true });
      if (marketing) await client.call(setMarketingConsent, { given: true });
    },
    onSuccess: onAgreed,
    // The terms may have changed since they were read.
    onError: () => cache.invalidateQueries(termsQuery(client, language.code)),
  });
  const failure = useFailureWords(failureOf(agree.error));
  const form = useLiveryForm<AgreementField>({
    fields: {
      terms: { rule: required, kind: 'tick', whenEmpty: 'platform.terms.missing' },
      age: { rule: required, kind: 'tick', whenEmpty: 'entry.age.missing' },
      marketing: { rule: optional, kind: 'tick' },
    },
    onSubmit: ({ marketing }) => agree.mutate({ marketing: marketing === 'on' }),
  });
  return (
    <FormStack method="post" aria-label={t('entry.agreement.title')} {...form.formProps}>
      <ActFailed>{failure}</ActFailed>
      <AgreementPart form={form} terms={terms} />
      <Button type="submit" variant="primary" size="lg" busy={agree.isPending}>
        {t('entry.agreement.submit')}
      </Button>
    </FormStack>
  );
}

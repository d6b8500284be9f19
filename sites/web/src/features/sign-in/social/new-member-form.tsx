import type { Terms } from '@livery/api/contract/registration';
import type { SocialAgreement, SocialView } from '@livery/flows/social';
import { resolve } from '@livery/merchant/settings';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { QueryFailed } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Acts, FormStack, Stack } from '../../../form/panel.styles.ts';
import { optional, required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { type AgreementField, AgreementPart, termsQuery } from '../../entry/index.ts';

interface Asked {
  readonly failure: SocialView['failure'];
  readonly onAgree: (agreement: SocialAgreement) => void;
  readonly onLeave: () => void;
}

/** What somebody who comes for the first time is asked before an account is opened: terms and age (spec §5). */
export function NewMemberForm(asked: Asked) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const terms = useQuery(termsQuery(client, language.code));
  if (terms.data) return <Agreements {...asked} terms={terms.data} />;
  if (terms.isPending) {
    return (
      <SkeletonGroup label={t('entry.register.loading')}>
        <Stack>
          <Skeleton shape="text" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </SkeletonGroup>
    );
  }
  return (
    <Stack>
      <QueryFailed title={t('entry.register.failed')} query={terms} />
      <Button onClick={asked.onLeave}>{t('ways.social.back')}</Button>
    </Stack>
  );
}

function Agreements({ terms, failure, onAgree, onLeave }: Asked & { terms: Terms }) {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  const words = useFailureWords(failure);
  const ticked = merchant.profile !== 'licensed' && resolve('termsPreTicked', { merchant });
  const form = useLiveryForm<AgreementField>({
    fields: {
      terms: {
        rule: required,
        kind: 'tick',
        initial: ticked ? 'on' : '',
        whenEmpty: 'platform.terms.missing',
      },
      age: { rule: required, kind: 'tick', whenEmpty: 'entry.age.missing' },
      marketing: { rule: optional, kind: 'tick' },
    },
    onSubmit: ({ terms: accepted, age, marketing }) =>
      onAgree({
        termsAccepted: accepted === 'on',
        ageConfirmed: age === 'on',
        marketingConsent: marketing === 'on',
        termsVersion: terms.version,
      }),
  });
  return (
    <FormStack method="post" aria-label={t('ways.social.newTitle')} {...form.formProps}>
      <InlineAlert tone="info" title={t('ways.social.newTitle')}>
        {t('ways.social.newText')}
      </InlineAlert>
      <ActFailed>{words}</ActFailed>
      <AgreementPart form={form} terms={terms} />
      <Acts>
        <Button type="submit" variant="primary" size="lg">
          {t('entry.register.submit')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('ways.social.back')}
        </Button>
      </Acts>
    </FormStack>
  );
}

import type { RequestOf, ValueOf } from '@livery/api';
import {
  affiliateApply,
  type affiliateProgramme,
  channelKinds,
} from '@livery/api/contract/affiliates';
import type { ActTry } from '@livery/flows/act';
import { resolve } from '@livery/merchant/settings';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { TextArea } from '@livery/ui/text-area';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormField, FormTick } from '../../form/form-field.tsx';
import { optional, required } from '../../form/rules.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import { useFiling } from '../../form/use-filing.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { Form } from '../../styles/page.styles.ts';

type Name = 'name' | 'email' | 'contact' | 'channel' | 'description' | 'agreed';

/** An application to become an affiliate; sent, its reference and the day of the answer stand in the place of the fields. */
export function ApplicationForm({
  programme: { minLength, maxLength },
}: {
  programme: ValueOf<typeof affiliateProgramme>;
}) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const age = format.number(resolve('ageLimit', { merchant: site.merchant }));
  const { send, busy, filed, unanswered } = useFiling(
    ({ request, key }: ActTry<RequestOf<typeof affiliateApply>>, signal) =>
      client.call(affiliateApply, request, { signal, idempotencyKey: key }),
  );
  const failure = useFailureWords(filed?.result === 'refused' ? filed.failure : undefined);
  const form = useLiveryForm<Name>({
    fields: {
      name: { rule: { ...required, maxLength: 80 } },
      email: { rule: { ...required, maxLength: 254, patternId: 'email' }, kind: 'email' },
      contact: { rule: { ...optional, maxLength: 120 } },
      channel: { rule: required },
      description: { rule: { ...required, minLength, maxLength }, kind: 'content' },
      agreed: { rule: required, kind: 'tick' },
    },
    onSubmit: ({ name, email, contact, channel: chosen, description }) => {
      const channel = channelKinds.find((kind) => kind === chosen);
      if (channel === undefined) return;
      send({
        name,
        email,
        channel,
        description,
        agreed: true,
        ...(contact === '' ? {} : { contact }),
      });
    },
  });
  if (filed?.result === 'done') {
    const { reference, answerBy } = filed.value;
    return (
      <Section title={t('join.form.title')}>
        <InlineAlert tone="success" live="polite" title={t('join.sent.title')}>
          {t('join.sent.text', {
            reference,
            email: filed.request.email,
            date: format.date(answerBy),
          })}
        </InlineAlert>
      </Section>
    );
  }
  if (unanswered) {
    return (
      <Section title={t('join.form.title')}>
        <Unanswered words="join" act={unanswered} />
      </Section>
    );
  }
  return (
    <Section title={t('join.form.title')}>
      <Form {...form.formProps} aria-label={t('join.form.title')}>
        <FormField form={form} name="name">
          {(bound) => <TextField {...bound} label={t('join.form.name')} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email">
          {(bound) => <TextField {...bound} label={t('join.form.email')} />}
        </FormField>
        <FormField form={form} name="contact">
          {(bound) => <TextField {...bound} label={t('join.form.contact')} autoComplete="tel" />}
        </FormField>
        <FormField form={form} name="channel">
          {(bound) => (
            <Select
              {...bound}
              label={t('join.form.channel')}
              placeholder={t('join.form.choose')}
              options={channelKinds.map((value) => ({ value, label: t(`join.channel.${value}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="description">
          {(bound) => (
            <TextArea
              {...bound}
              label={t('join.form.description')}
              description={t('join.form.length', {
                min: format.number(minLength),
                max: format.number(maxLength),
              })}
            />
          )}
        </FormField>
        <FormTick form={form} name="agreed">
          {(bound) => <Checkbox {...bound}>{t('join.form.agreed', { age })}</Checkbox>}
        </FormTick>
        {filed?.result === 'unknown' && (
          <InlineAlert tone="warning" live="assertive">
            {t('join.lost.left')}
          </InlineAlert>
        )}
        {filed?.result === 'refused' && (
          <InlineAlert tone="danger" live="assertive" title={t('join.form.notSent')}>
            {failure}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {t('join.form.submit')}
        </Button>
      </Form>
    </Section>
  );
}

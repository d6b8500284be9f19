import type { RequestOf, ValueOf } from '@livery/api';
import { feedback, feedbackList, type feedbackTerms } from '@livery/api/contract/support';
import type { ActTry } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { TextArea } from '@livery/ui/text-area';
import { TextField } from '@livery/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormField } from '../../form/form-field.tsx';
import { optional, required } from '../../form/rules.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import { useFiling } from '../../form/use-filing.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { Form } from '../../styles/page.styles.ts';

type Name = 'questionType' | 'reference' | 'content';

/**
 * A new message; sent, its reference stands in the place of the fields, and so does the way to ask for an answer that was lost.
 *
 * @param props.about the transaction that it is about, when the member came from one
 */
export function FeedbackForm({
  terms: { types, minLength, maxLength },
  about,
}: {
  terms: ValueOf<typeof feedbackTerms>;
  about: string | undefined;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const cache = useQueryClient();
  const { send, busy, filed, unanswered, reset } = useFiling(
    ({ request, key }: ActTry<RequestOf<typeof feedback>>, signal) =>
      client.call(feedback, request, { signal, idempotencyKey: key }),
    () => void cache.invalidateQueries({ queryKey: [...memberKey, feedbackList.id] }),
  );
  const failure = useFailureWords(filed?.result === 'refused' ? filed.failure : undefined);
  const form = useLiveryForm<Name>({
    fields: {
      questionType: { rule: required, initial: about === undefined ? '' : 'COMPLAINT' },
      reference: { rule: { ...optional, maxLength: 64 }, initial: about ?? '' },
      content: { rule: { ...required, minLength, maxLength }, kind: 'content' },
    },
    onSubmit: ({ questionType: chosen, reference, content }) => {
      const questionType = types.find((type) => type === chosen);
      if (questionType === undefined) return;
      send({ questionType, content, ...(reference === '' ? {} : { reference }) });
    },
  });
  if (filed?.result === 'done') {
    return (
      <Section title={t('feedback.form.title')}>
        <InlineAlert
          tone="success"
          live="polite"
          title={t('feedback.sent.title')}
          action={
            <Button
              onClick={() => {
                reset();
                form.reset();
              }}
            >
              {t('feedback.sent.again')}
            </Button>
          }
        >
          {t('feedback.sent.text', { reference: filed.value.reference })}
        </InlineAlert>
      </Section>
    );
  }
  if (unanswered) {
    return (
      <Section title={t('feedback.form.title')}>
        <Unanswered words="feedback" act={unanswered} />
      </Section>
    );
  }
  return (
    <Section title={t('feedback.form.title')}>
      <Form {...form.formProps} aria-label={t('feedback.form.title')}>
        <FormField form={form} name="questionType">
          {(bound) => (
            <Select
              {...bound}
              label={t('feedback.form.type')}
              placeholder={t('feedback.form.choose')}
              options={types.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="content">
          {(bound) => (
            <TextArea
              {...bound}
              label={t('feedback.form.content')}
              description={t('feedback.form.length', {
                min: format.number(minLength),
                max: format.number(maxLength),
              })}
            />
          )}
        </FormField>
        <FormField form={form} name="reference">
          {(bound) => (
            <TextField {...bound} label={t('feedback.form.reference')} autoComplete="off" />
          )}
        </FormField>
        {filed?.result === 'unknown' && (
          <InlineAlert tone="warning" live="assertive">
            {t('feedback.lost.left')}
          </InlineAlert>
        )}
        {filed?.result === 'refused' && (
          <InlineAlert tone="danger" live="assertive" title={t('feedback.form.notSent')}>
            {failure}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {t('feedback.form.submit')}
        </Button>
      </Form>
    </Section>
  );
}

import { failureOf, type ValueOf } from '@livery/api';
import { feedback, feedbackList, type feedbackTerms } from '@livery/api/contract/support';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { TextArea } from '@livery/ui/text-area';
import { TextField } from '@livery/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormField } from '../../form/form-field.tsx';
import { optional, required } from '../../form/rules.ts';
import { useLiveryForm } from '../../form/use-livery-form.ts';
import { Form } from '../../styles/page.styles.ts';

type Name = 'questionType' | 'reference' | 'content';

/**
 * A new message; sent, its reference stands in the place of the fields.
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
  const send = useMutation({
    mutationFn: (request: Parameters<typeof client.call<typeof feedback>>[1]) =>
      client.call(feedback, request),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...memberKey, feedbackList.id] }),
  });
  const failure = useFailureWords(failureOf(send.error));
  const form = useLiveryForm<Name>({
    fields: {
      questionType: { rule: required, initial: about === undefined ? '' : 'COMPLAINT' },
      reference: { rule: { ...optional, maxLength: 64 }, initial: about ?? '' },
      content: { rule: { ...required, minLength, maxLength }, kind: 'content' },
    },
    onSubmit: async ({ questionType: chosen, reference, content }) => {
      const questionType = types.find((type) => type === chosen);
      if (questionType === undefined) return;
      // Its failure is shown below the fields.
      await send
        .mutateAsync({ questionType, content, ...(reference === '' ? {} : { reference }) })
        .catch(() => undefined);
    },
  });
  if (send.data) {
    return (
      <Section title={t('feedback.form.title')}>
        <InlineAlert
          tone="success"
          live="polite"
          title={t('feedback.sent.title')}
          action={
            <Button
              onClick={() => {
                send.reset();
                form.reset();
              }}
            >
              {t('feedback.sent.again')}
            </Button>
          }
        >
          {t('feedback.sent.text', { reference: send.data.reference })}
        </InlineAlert>
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
        {send.isError && (
          <InlineAlert tone="danger" live="assertive" title={t('feedback.form.notSent')}>
            {failure}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('feedback.form.submit')}
        </Button>
      </Form>
    </Section>
  );
}

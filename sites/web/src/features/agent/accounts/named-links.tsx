import { failureOf } from '@livery/api';
import { type AgentLink, agentLinkAdd, agentLinkLimits } from '@livery/api/contract/agent-accounts';
import { Accordion } from '@livery/ui/accordion';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { TextField } from '@livery/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormField } from '../../../form/form-field.tsx';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { Form, Quiet } from '../../../styles/page.styles.ts';
import { LinkTitle } from './accounts.styles.ts';
import { LinkCard } from './link-card.tsx';
import { RemoveLink } from './remove-link.tsx';

/** Links under names of the agent's own, newest first, and how many came by each. */
export function NamedLinks({ links }: { links: readonly AgentLink[] }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const isFull = links.length >= agentLinkLimits.count;
  return (
    <Section title={t('agentAccounts.links.title')}>
      <Quiet>{t('agentAccounts.links.text')}</Quiet>
      {isFull ? <Quiet>{t('agentAccounts.links.full')}</Quiet> : <AddLink links={links} />}
      {links.length === 0 && (
        <EmptyState
          icon="list"
          title={t('agentAccounts.links.none')}
          description={t('agentAccounts.links.none.text')}
        />
      )}
      <Accordion
        opens="one"
        items={links.map(({ code, name, joined }) => ({
          id: code,
          title: (
            <LinkTitle>
              <span>{name}</span>
              <small>
                {t('agentAccounts.links.joined', {
                  count: joined,
                  formatted: format.number(joined),
                })}
              </small>
            </LinkTitle>
          ),
          content: <LinkCard code={code} end={<RemoveLink code={code} name={name} />} />,
        }))}
      />
    </Section>
  );
}

/** A name that is there already brings its own link, so that a lost answer is simply asked for again. */
function AddLink({ links }: { links: readonly AgentLink[] }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const add = useMutation({
    mutationFn: (name: string) => client.call(agentLinkAdd, { name }),
    onSuccess: async () => {
      form.clear('name');
      await cache.invalidateQueries({ queryKey: memberKey });
    },
  });
  const failure = useFailureWords(failureOf(add.error));
  const form = useLiveryForm<'name'>({
    fields: {
      name: { rule: { ...required, maxLength: agentLinkLimits.nameLength }, kind: 'content' },
    },
    onSubmit: ({ name }) => {
      if (!add.isPending) add.mutate(name);
    },
  });
  return (
    <Form {...form.formProps} aria-label={t('agentAccounts.links.add')}>
      <ActFailed>{failure}</ActFailed>
      {add.isSuccess && links.some(({ name }) => name === add.variables) && (
        <InlineAlert tone="success" live="polite">
          {t('agentAccounts.links.ready', { name: add.variables })}
        </InlineAlert>
      )}
      <FormField form={form} name="name">
        {(bound) => (
          <TextField
            {...bound}
            label={t('agentAccounts.links.name')}
            description={t('agentAccounts.links.name.hint')}
            autoComplete="off"
            readOnly={add.isPending}
          />
        )}
      </FormField>
      <Button type="submit" busy={add.isPending}>
        {t('agentAccounts.links.add')}
      </Button>
    </Form>
  );
}

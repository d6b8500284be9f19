import type { ValueOf } from '@livery/api';
import type { agentAccountChoices } from '@livery/api/contract/agent-accounts';
import type { RegisterSettings } from '@livery/api/contract/registration';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { PasswordField } from '@livery/ui/password-field';
import { RadioCards } from '@livery/ui/radio-cards';
import { exactText, TextField } from '@livery/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormField } from '../../../form/form-field.tsx';
import { optional, required } from '../../../form/rules.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { Quiet } from '../../../styles/page.styles.ts';
import { Part, RateGroup, RoomyForm } from './accounts.styles.ts';
import { type Rates, rateProblem, ratesSent, valueIn } from './create-rules.ts';
import type { Opened } from './opened-part.tsx';
import { RateFields } from './rate-fields.tsx';
import { useCreate } from './use-create.ts';

type Name = 'username' | 'nickname' | 'password';
type Role = 'member' | 'agent';

/** The form of a new account. Age, terms and contacts are its holder's own, so it asks for none. */
export function CreateForm({
  choices,
  rules,
  onOpened,
}: {
  choices: ValueOf<typeof agentAccountChoices>;
  rules: RegisterSettings;
  onOpened: (opened: Opened) => void;
}) {
  const { t } = useTranslation();
  const labels = usePasswordLabels();
  const { create, outcome, busy, unanswered } = useCreate(onOpened);
  const [role, setRole] = useState<Role>('member');
  const [how, setHow] = useState<'made' | 'chosen'>('made');
  const [rates, setRates] = useState<Rates>({});
  const [judged, setJudged] = useState(false);
  const mayHaveAgents = choices.agentType !== undefined;
  const isAgent = mayHaveAgents && role === 'agent';
  const offerable = choices.rates.flatMap(({ kind, topRate }) =>
    topRate === undefined ? [] : [{ kind, topRate }],
  );
  const form = useLiveryForm<Name>({
    fields: {
      username: { rule: { ...rules['username'], ...required } },
      nickname: { rule: { ...rules['nickname'], ...optional } },
      password: {
        rule: { ...rules['password'], ...required, enabled: how === 'chosen' },
        kind: 'password',
      },
    },
    onSubmit: ({ username, nickname, password }) => {
      const wrong = offerable.find(
        ({ kind, topRate }) => isAgent && rateProblem(valueIn(rates, kind), topRate),
      );
      if (wrong) {
        document.getElementsByName(wrong.kind)[0]?.focus();
        return;
      }
      const asked = isAgent ? ratesSent(rates, offerable) : [];
      void create(
        { username, nickname, role: isAgent ? 'agent' : 'member', rates: asked },
        how === 'chosen' ? password : undefined,
      );
    },
  });

  const failure = outcome?.kind === 'failed' ? outcome.failure : undefined;
  const words = useFailureWords(failure);
  const code = failure?.kind === 'refused' ? failure.code : undefined;
  const showTaken = useEffectEvent(() => {
    if (code === 'USERNAME_TAKEN') {
      form.setError('username', [{ id: 'session.failure.usernameTaken', params: {} }]);
    }
  });
  useEffect(() => {
    if (failure) showTaken();
  }, [failure]);

  if (unanswered) return <Unanswered act={unanswered} />;
  return (
    <Part>
      <RoomyForm
        {...form.formProps}
        method="post"
        aria-label={t('agentAccounts.tab.create')}
        onSubmit={(event) => {
          setJudged(true);
          form.formProps.onSubmit(event);
        }}
      >
        <ActFailed>
          {code === 'TERMS_INVALID'
            ? t('agentAccounts.rate.changed')
            : code !== 'USERNAME_TAKEN' && words}
        </ActFailed>
        {outcome?.kind === 'unknown' && (
          <InlineAlert tone="warning" live="assertive">
            {t('agentAccounts.unknown', { account: outcome.account })}
          </InlineAlert>
        )}
        {mayHaveAgents ? (
          <RadioCards<Role>
            label={t('agentAccounts.role')}
            value={role}
            onChange={setRole}
            options={(['member', 'agent'] as const).map((value) => ({
              value,
              label: t(`agentAccounts.role.${value}`),
            }))}
          />
        ) : (
          <Quiet>
            {t(choices.needsLegalBasis ? 'agentAccounts.role.basis' : 'agentAccounts.role.level')}
          </Quiet>
        )}
        <FormField form={form} name="username">
          {(bound) => (
            <TextField
              {...exactText}
              {...bound}
              label={t('agentAccounts.username')}
              description={t('agentAccounts.username.hint')}
              autoComplete="off"
              readOnly={busy}
            />
          )}
        </FormField>
        <FormField form={form} name="nickname">
          {(bound) => (
            <TextField
              {...bound}
              label={t('agentAccounts.nickname')}
              description={t('agentAccounts.nickname.hint')}
              autoComplete="off"
              readOnly={busy}
            />
          )}
        </FormField>
        <RadioCards
          label={t('agentAccounts.password.how')}
          value={how}
          onChange={setHow}
          options={(['made', 'chosen'] as const).map((value) => ({
            value,
            label: t(`agentAccounts.password.${value}`),
          }))}
        />
        <FormField form={form} name="password">
          {(bound) => (
            <PasswordField
              {...bound}
              label={t('agentAccounts.password')}
              autoComplete="new-password"
              labels={labels}
              readOnly={busy}
            />
          )}
        </FormField>
        {isAgent && (
          <RateGroup>
            <legend>{t('agentAccounts.rates')}</legend>
            <RateFields
              offerable={offerable}
              rates={rates}
              judged={judged}
              readOnly={busy}
              onChange={(kind, value) => setRates((before) => ({ ...before, [kind]: value }))}
            />
          </RateGroup>
        )}
        <Quiet>{t('agentAccounts.holder')}</Quiet>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t('agentAccounts.submit')}
        </Button>
      </RoomyForm>
    </Part>
  );
}

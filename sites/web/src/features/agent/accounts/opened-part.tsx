import type { ValueOf } from '@livery/api';
import type { agentAccountCreate } from '@livery/api/contract/agent-accounts';
import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { useCopyLabels } from '../../centre/index.ts';
import { kindWords } from '../kind-words.ts';
import { usePercent } from '../use-percent.ts';
import { Code, Part } from './accounts.styles.ts';

/** An account that was opened, with the first password, which nothing but this page knows. */
export type Opened = ValueOf<typeof agentAccountCreate> & { readonly password: string };

/** What the agent passes on, shown once. */
export function OpenedPart({ opened, onNext }: { opened: Opened; onNext: () => void }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { account, nickname, offers, password } = opened;
  return (
    <Part>
      <InlineAlert tone="success" live="polite" title={t('agentAccounts.done', { account })}>
        {t('agentAccounts.done.text')}
      </InlineAlert>
      <KeyValueList
        missingLabel={t('agentAccounts.done.none')}
        items={[
          { term: t('agentAccounts.username'), value: account },
          { term: t('agentAccounts.nickname'), value: nickname },
          { term: t('agentAccounts.password.how'), value: <Code>{password}</Code> },
          ...(offers.length === 0 ? [{ term: t('agentAccounts.done.offers'), value: null }] : []),
          ...offers.map(({ kind, rate }) => ({
            term: t('agentAccounts.done.offer', { kind: t(kindWords[kind]) }),
            value: percent(rate),
          })),
        ]}
      />
      <ButtonRow>
        <CopyButton text={password} size="md" labels={useCopyLabels('agentAccounts.copy')} />
        <Button onClick={onNext}>{t('agentAccounts.done.next')}</Button>
      </ButtonRow>
    </Part>
  );
}

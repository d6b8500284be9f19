import { selectWithdrawal, type withdrawalMachine } from '@livery/flows/withdrawal';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Stat } from '@livery/ui/stat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { ActFailed } from '../../../app/act-failed.tsx';
import { partStates } from '../../../app/part-states.tsx';
import { useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useView } from '../../../app/use-flow.ts';
import { useHeldMoney } from '../../../app/use-held-money.ts';
import { FlowHalt } from '../../../form/flow-halt.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { AmountStep } from './amount-step.tsx';
import { Blocks } from './blocks.tsx';
import { Payees } from './payees.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

/** A running request: what blocks it, the account, the amount, or what became of it. */
export function AskView({
  flow,
  onAgain,
}: {
  flow: ActorRefFrom<typeof withdrawalMachine>;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const held = useHeldMoney();
  const [isGivenUp, setGivenUp] = useState(false);
  const view = useView(flow, selectWithdrawal);
  const unanswered = useUnanswered(view.act);
  const why = useFailureWords(view.failure);
  const { step, terms, payee } = view;
  const bounds = terms?.kinds.find(({ kind }) => kind === payee?.kind);
  const refusal = useRefusalWords(view.failure, bounds);
  const reload = () => flow.send({ type: 'reload' });

  if (step === 'loadFailed' || step === 'closed') {
    return (
      <FlowHalt
        step={step}
        failed={t('withdrawal.load.failed')}
        why={why}
        onReload={reload}
        left={t('withdrawal.lost.left')}
        again={t('withdrawal.again')}
        onAgain={onAgain}
      />
    );
  }
  if (!terms || step === 'requested') return <partStates.loading />;
  return (
    <Stack>
      <Stat label={t('withdrawal.available')} value={held(terms.available)} />
      <ActFailed>
        {refusal && step !== 'requesting' && t('withdrawal.refused', { reason: refusal })}
      </ActFailed>
      {unanswered && view.act && <Unanswered act={view.act} />}
      {/* Here, as what blocked is gone with its button. */}
      {isGivenUp && (
        <InlineAlert tone="success" live="polite">
          {t('withdrawal.giveUp.done')}
        </InlineAlert>
      )}
      {step === 'blocked' && (
        <Blocks
          terms={terms}
          onGivenUp={() => {
            setGivenUp(true);
            reload();
          }}
        />
      )}
      {step === 'payee' && (
        <Payees
          payees={view.payees}
          kinds={terms.kinds.map(({ kind }) => kind)}
          onUse={(id) => flow.send({ type: 'choose', payee: id })}
          onChange={reload}
        />
      )}
      {payee && (step === 'amount' || step === 'requesting') && (
        <AmountStep
          view={view}
          terms={terms}
          payee={payee}
          hidden={unanswered}
          onBack={() => flow.send({ type: 'back' })}
          onSubmit={(values) => flow.send({ type: 'submit', values })}
        />
      )}
      {step === 'loading' && <partStates.loading />}
    </Stack>
  );
}

import { selectTransfer, type transferMachine } from '@livery/flows/transfer';
import { EmptyState } from '@livery/ui/empty-state';
import { Stat } from '@livery/ui/stat';
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
import { TransferBlocks } from './transfer-blocks.tsx';
import { TransferDone } from './transfer-done.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';

/** Refusals that mean that what was loaded is no longer so: it has been read again, and is shown. */
const moved: readonly string[] = ['TURNOVER_LEFT', 'TIME_OUT', 'SELF_EXCLUDED', 'NOT_IN_LINE'];

/** A running transfer: what blocks it, the form, the review, or what became of it. */
export function TransferSteps({
  flow,
  onAgain,
}: {
  flow: ActorRefFrom<typeof transferMachine>;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const held = useHeldMoney();
  const view = useView(flow, selectTransfer);
  const unanswered = useUnanswered(view.act);
  const words = useFailureWords(view.failure);
  const { step, targets, transfer, failure } = view;
  const isMoved = failure?.kind === 'refused' && moved.includes(failure.code ?? '');
  const why = isMoved ? t('transfer.reason.moved') : words;
  const reload = () => flow.send({ type: 'reload' });

  if (step === 'loadFailed' || step === 'closed') {
    return (
      <FlowHalt
        step={step}
        failed={t('transfer.load.failed')}
        why={why}
        onReload={reload}
        left={t('transfer.lost.left')}
        again={t('transfer.again')}
        onAgain={onAgain}
      />
    );
  }
  if (transfer) return <TransferDone transfer={transfer} targets={targets} onAgain={onAgain} />;
  if (!targets || step === 'loading') return <partStates.loading />;
  const isAlone = targets.upline === undefined && targets.downlines.length === 0;
  return (
    <Stack>
      <Stat label={t('transfer.available')} value={held(targets.available)} />
      <ActFailed>
        {why && (step === 'form' || step === 'blocked') && t('transfer.refused', { reason: why })}
      </ActFailed>
      {unanswered && view.act && <Unanswered act={view.act} />}
      {step === 'blocked' && <TransferBlocks targets={targets} />}
      {step === 'form' &&
        (isAlone ? (
          <EmptyState
            icon="me"
            title={t('transfer.nobody')}
            description={t('transfer.nobody.text')}
          />
        ) : (
          <TransferForm
            view={view}
            targets={targets}
            onSubmit={(values) => flow.send({ type: 'submit', values })}
          />
        ))}
      {(step === 'confirming' || step === 'transferring') && !unanswered && (
        <TransferReview
          view={view}
          targets={targets}
          onBack={() => flow.send({ type: 'back' })}
          onConfirm={() => flow.send({ type: 'confirm' })}
        />
      )}
    </Stack>
  );
}

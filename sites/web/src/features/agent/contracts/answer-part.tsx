import type { AgentContract } from '@livery/api/contract/agents';
import {
  answersTo,
  type ContractAnswer,
  type OfferView,
  offerWith,
  selectOffer,
} from '@livery/flows/contract-offer';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { newKey, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { stateOf } from './contract-card.tsx';
import { offerServices } from './contract-services.ts';
import { useFigures } from './use-figures.ts';

/** The answers to a received contract. The platform is asked what they bring about when the first of them is chosen. */
export function AnswerPart({ contract }: { contract: AgentContract }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ContractAnswer>();
  const open = answersTo(contract);
  if (!asked && open.length === 0) return null;
  if (asked) return <Answering contract={contract} first={asked} />;
  return (
    <Stack>
      {contract.state === 'offered' && <p>{t('contracts.offered')}</p>}
      {stateOf(contract) === 'ending' && <p>{t('contracts.endAsked')}</p>}
      <Choices contract={contract} answers={open} onChoose={setAsked} />
    </Stack>
  );
}

/** An answer from the question what it brings about to its outcome. */
function Answering({ contract, first }: { contract: AgentContract; first: ContractAnswer }) {
  const { client } = useServices();
  const cache = useQueryClient();
  const flow = useFlow(() => offerWith(offerServices(client, contract.kind)), {
    input: { newKey, contractId: contract.contractId },
  });
  const view = useView(flow, selectOffer);
  const [moved, setMoved] = useState(false);
  const tell = useEffectEvent(() => {
    setMoved(true);
    // Pay, standings and every list are those after the answer.
    void cache.invalidateQueries({ queryKey: memberKey });
  });
  useEffect(() => {
    const { unsubscribe } = flow.on('moved', () => tell());
    return unsubscribe;
  }, [flow]);
  const { failure } = view;
  useEffect(() => {
    // The answer may have failed because the contract changed: the lists then show an outdated state.
    if (failure) void cache.invalidateQueries({ queryKey: memberKey });
  }, [cache, failure]);
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    if (!isFirst || view.step !== 'standing') return;
    setIsFirst(false);
    flow.send({ type: 'choose', answer: first });
  }, [flow, first, isFirst, view.step]);
  return (
    <AnswerView
      view={view}
      moved={moved}
      onChoose={(answer) => flow.send({ type: 'choose', answer })}
      onConfirm={() => flow.send({ type: 'confirm' })}
      onBack={() => flow.send({ type: 'back' })}
      onRefresh={() => flow.send({ type: 'refresh' })}
    />
  );
}

function AnswerView({
  view,
  moved,
  onChoose,
  onConfirm,
  onBack,
  onRefresh,
}: {
  view: OfferView;
  moved: boolean;
  onChoose: (answer: ContractAnswer) => void;
  onConfirm: () => void;
  onBack: () => void;
  onRefresh: () => void;
}) {
  const { t } = useTranslation();
  const { contract, step, failure, readFailure, answer, act } = view;
  const unanswered = useUnanswered(act);
  const other = useFailureWords(failure ?? readFailure);
  const isChanged = failure?.kind === 'refused' && failure.code === 'WRONG_STATE';
  if (unanswered && act) return <Unanswered act={act} />;
  return (
    <Stack>
      {moved && contract && step !== 'answering' && (
        <InlineAlert tone="success" live="polite">
          {t('contracts.answered', { state: t(`contracts.state.${stateOf(contract)}`) })}
        </InlineAlert>
      )}
      {(failure ?? readFailure) && (
        <InlineAlert
          tone="danger"
          live="assertive"
          title={step === 'unread' ? t('contracts.unread') : undefined}
        >
          {isChanged ? t('contracts.changed') : other}
        </InlineAlert>
      )}
      {contract && step === 'standing' && (
        <Choices contract={contract} answers={view.answers} onChoose={onChoose} />
      )}
      {step === 'reading' && contract === undefined && <p role="status">{t('common.loading')}</p>}
      {step === 'unread' && <Button onClick={onRefresh}>{t('common.retry')}</Button>}
      {contract && answer && (step === 'confirming' || step === 'answering') && (
        <>
          <Review view={view} />
          <ButtonRow>
            <Button variant="primary" busy={step === 'answering'} onClick={onConfirm}>
              {t('contracts.confirm', { act: t(`contracts.${nameOf(contract, answer)}`) })}
            </Button>
            <Button disabled={step === 'answering'} onClick={onBack}>
              {t('contracts.back')}
            </Button>
          </ButtonRow>
        </>
      )}
    </Stack>
  );
}

/** What an answer brings about beyond the contract itself, before it is given. */
function Review({ view: { contract, answer, consequences } }: { view: OfferView }) {
  const { t } = useTranslation();
  const { rate } = useFigures();
  if (consequences === undefined) return null;
  const { replaces, endsBelow } = consequences;
  const ends = replaces !== undefined || (contract?.state === 'active' && answer !== 'reject');
  return (
    <InlineAlert tone="warning" title={t('contracts.review')}>
      {replaces && <p>{t('contracts.review.replaces', { rate: rate(replaces.rate) })}</p>}
      {ends && <p>{t('contracts.review.due')}</p>}
      {endsBelow.length === 0 ? (
        <p>{t('contracts.review.endsNone')}</p>
      ) : (
        <>
          <p>{t('contracts.review.ends')}</p>
          <ul>
            {endsBelow.map(({ contractId, nickname = '', account, rate: theirs }) => (
              <li key={contractId}>
                {nickname} ({account}) · {rate(theirs)}
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineAlert>
  );
}

function Choices({
  contract,
  answers,
  onChoose,
}: {
  contract: AgentContract;
  answers: readonly ContractAnswer[];
  onChoose: (answer: ContractAnswer) => void;
}) {
  const { t } = useTranslation();
  const { nickname } = contract;
  // To end an offer that has not begun comes to the same as rejecting it.
  const shown =
    contract.state === 'offered' ? answers.filter((each) => each !== 'terminate') : answers;
  return (
    <ButtonRow>
      {shown.map((answer) => {
        const label = t(`contracts.${nameOf(contract, answer)}`);
        return (
          <Button
            key={answer}
            variant={answer === 'accept' ? 'primary' : 'neutral'}
            aria-label={nickname === undefined ? label : `${label}: ${nickname}`}
            onClick={() => onChoose(answer)}
          >
            {label}
          </Button>
        );
      })}
    </ButtonRow>
  );
}

/** What an answer is called: to an offer, or to the request to end a contract. */
function nameOf(contract: AgentContract, answer: ContractAnswer) {
  if (answer === 'terminate' || stateOf(contract) !== 'ending') return answer;
  return answer === 'accept' ? 'acceptEnd' : 'rejectEnd';
}

import type { LoginView } from '@livery/flows/login';
import { selectSecondStep } from '@livery/flows/second-step';
import { useSelector } from '@xstate/react';
import { SecondStepView } from './second-step-view.tsx';

type SecondStep = NonNullable<LoginView['secondStep']>;

/** A running second step (spec §1): from the choice of a way to its answer. */
export function SecondStepPanel({ step }: { step: SecondStep }) {
  const view = selectSecondStep(useSelector(step, (snapshot) => snapshot));
  return (
    <SecondStepView
      view={view}
      onChoose={(method) => step.send({ type: 'choose', method })}
      onBack={() => step.send({ type: 'back' })}
      onSendCode={() => step.send({ type: 'sendCode' })}
      onSubmit={(answer) => step.send({ type: 'submit', answer })}
      onCancel={() => step.send({ type: 'cancel' })}
    />
  );
}

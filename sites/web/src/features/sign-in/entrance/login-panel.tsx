import { type LoginOutput, type LoginStep, selectLogin } from '@livery/flows/login';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFlowDone, useView } from '../../../app/use-flow.ts';
import { Stack } from '../../../form/panel.styles.ts';
import { Arrival } from '../../entry/index.ts';
import { ChangePasswordPanel } from '../change-password/change-password-panel.tsx';
import type { LoginFlow } from '../login/login-flow.ts';
import { LoginView } from '../login/login-view.tsx';
import { MemberFailedView } from '../login/member-failed-view.tsx';
import { useLoginForm } from '../login/use-login-form.ts';
import { SecondStepPanel } from '../second-step/second-step-panel.tsx';

/**
 * A running login: its form, and in the same place whatever the platform requires next, up to the end.
 *
 * @param props.onDone called once, when the member is in
 * @param props.forms in place of the login's own form, where there are several
 * @param props.arrival shown in the form's place while nobody has to do anything, where another flow has led here
 */
export function LoginPanel({
  flow,
  onDone,
  arrival,
  forms,
}: {
  flow: LoginFlow;
  onDone: (output: LoginOutput) => void;
  forms?: ReactNode;
  arrival?: string | undefined;
}) {
  const { dialogs } = useServices();
  const view = useView(flow, selectLogin);
  const { step } = view;
  const message = useVerified(step, arrival);

  useEffect(() => {
    dialogs.setSigningIn(step !== 'form');
  }, [dialogs, step]);
  useEffect(
    () => () => {
      dialogs.setSigningIn(false);
    },
    [dialogs],
  );
  useFlowDone(flow, onDone);

  if (view.secondStep && step === 'secondStep') return <SecondStepPanel step={view.secondStep} />;
  if (view.changePassword && step === 'changePassword') {
    return <ChangePasswordPanel flow={view.changePassword} forced />;
  }
  if (step === 'memberFailed') {
    return (
      <MemberFailedView
        failure={view.failure}
        onRetry={() => flow.send({ type: 'retry' })}
        onCancel={() => flow.send({ type: 'cancel' })}
      />
    );
  }
  if (message !== undefined && (view.busy || step === 'done')) {
    return <Arrival>{message}</Arrival>;
  }
  return <Stack>{forms ?? <OwnForm flow={flow} />}</Stack>;
}

/** The message from a passed second step to the end of the login (spec §8 "success prompt"), unless the caller has one. */
function useVerified(step: LoginStep, arrival: string | undefined): string | undefined {
  const { t } = useTranslation();
  const [stepped, setStepped] = useState(false);
  // Back at the form, or asked for another password: what follows is not the second step's any more.
  const now = step === 'secondStep' || (stepped && step !== 'form' && step !== 'changePassword');
  if (now !== stepped) setStepped(now);
  return arrival ?? (now ? t('platform.verification.success') : undefined);
}

function OwnForm({ flow }: { flow: LoginFlow }) {
  return <LoginView {...useLoginForm(flow)} />;
}

import { type LoginOutput, type LoginStep, selectLogin } from '@livery/flows/login';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { Arrival } from '../../entry/arrival.tsx';
import { ChangePasswordPanel } from '../change-password/change-password-panel.tsx';
import { SecondStepPanel } from '../second-step/second-step-panel.tsx';
import type { LoginFlow } from './login-flow.ts';
import { LoginView } from './login-view.tsx';
import { MemberFailedView } from './member-failed-view.tsx';
import { useLoginForm } from './use-login-form.ts';

/**
 * A running login: its form, and in the same place whatever the platform asks for next, up to the end.
 *
 * @param onDone called once, when the member is in
 * @param ways other ways than this form, below it
 * @param forms in place of the login's own form, where there are several
 * @param arrival said in the form's place while nobody has to do anything, where another flow has led here
 */
export function LoginPanel({
  flow,
  onDone,
  ways,
  arrival,
  forms,
}: {
  flow: LoginFlow;
  onDone: (output: LoginOutput) => void;
  ways?: ReactNode;
  forms?: ReactNode;
  arrival?: string | undefined;
}) {
  const { dialogs } = useServices();
  const snapshot = useSelector(flow, (current) => current);
  const view = selectLogin(snapshot);
  const { output } = snapshot;
  const { step } = view;
  const told = useEffectEvent(onDone);
  const verified = useVerified(step);
  const said = arrival ?? verified;

  useEffect(() => {
    dialogs.setSigningIn(step !== 'form');
  }, [dialogs, step]);
  // Whoever leaves in the middle has stopped it; a password is forgotten with it.
  useEffect(
    () => () => {
      dialogs.setSigningIn(false);
    },
    [dialogs],
  );
  useEffect(() => {
    if (output) told(output);
  }, [output]);

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
  if (said !== undefined && (view.busy || step === 'done')) return <Arrival>{said}</Arrival>;
  return (
    <Stack>
      {forms ?? <OwnForm flow={flow} />}
      {ways}
    </Stack>
  );
}

/** Said from a second step that was passed to the end of the login (spec §8 "success prompt"), when nobody has to do anything. */
function useVerified(step: LoginStep): string | undefined {
  const { t } = useTranslation();
  const [stepped, setStepped] = useState(false);
  // Back at the form, or asked for another password: what follows is not the second step's any more.
  const now = step === 'secondStep' || (stepped && step !== 'form' && step !== 'changePassword');
  if (now !== stepped) setStepped(now);
  return now ? t('platform.verification.success') : undefined;
}

function OwnForm({ flow }: { flow: LoginFlow }) {
  return <LoginView {...useLoginForm(flow)} />;
}

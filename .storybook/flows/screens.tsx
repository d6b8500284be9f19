import { selectChangePassword } from '@livery/flows/change-password';
import { selectLogin } from '@livery/flows/login';
import { selectLogout } from '@livery/flows/logout';
import { selectSecondStep } from '@livery/flows/second-step';
import { Button } from '@livery/ui/button';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { ChangePasswordView } from '../../sites/web/src/features/sign-in/change-password/change-password-view.tsx';
import { LoginView } from '../../sites/web/src/features/sign-in/login/login-view.tsx';
import { MemberFailedView } from '../../sites/web/src/features/sign-in/login/member-failed-view.tsx';
import { useLoginFields } from '../../sites/web/src/features/sign-in/login/use-login-form.ts';
import { SecondStepView } from '../../sites/web/src/features/sign-in/second-step/second-step-view.tsx';
import { Buttons } from './flow-page.styles.ts';
import type { FlowName, machines } from './machines.ts';

interface Showing {
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: AnyEventObject) => void;
}
type Of<Name extends FlowName> = SnapshotFrom<(typeof machines)[Name]>;

/** A screen's view of a flow, where the site has one: drawn from the selector as the site draws it. */
export const screens: Partial<Record<FlowName, ComponentType<Showing>>> = {
  login: LoginShown,
  'second-step': ({ snapshot, send }) => (
    <SecondStepShown step={selectSecondStep(snapshot as Of<'second-step'>)} send={send} />
  ),
  'change-password': ({ snapshot, send }) => (
    <ChangeShown
      change={selectChangePassword(snapshot as Of<'change-password'>)}
      forced={false}
      send={send}
    />
  ),
  logout: LogoutShown,
};

function LoginShown({ snapshot, send }: Showing) {
  const view = selectLogin(snapshot as Of<'login'>);
  const { secondStep, changePassword } = view;
  if (secondStep && view.step === 'secondStep') {
    return (
      <SecondStepShown
        step={selectSecondStep(secondStep.getSnapshot())}
        send={(event) => secondStep.send(event as Parameters<typeof secondStep.send>[0])}
      />
    );
  }
  if (changePassword && view.step === 'changePassword') {
    return (
      <ChangeShown
        change={selectChangePassword(changePassword.getSnapshot())}
        forced
        send={(event) => changePassword.send(event as Parameters<typeof changePassword.send>[0])}
      />
    );
  }
  if (view.step === 'memberFailed') {
    return (
      <MemberFailedView
        failure={view.failure}
        onRetry={() => send({ type: 'retry' })}
        onCancel={() => send({ type: 'cancel' })}
      />
    );
  }
  return <LoginFormShown view={view} send={send} />;
}

function LoginFormShown({
  view,
  send,
}: {
  view: ReturnType<typeof selectLogin>;
  send: Showing['send'];
}) {
  const form = useLoginFields(view, (values) => send({ type: 'submit', values }));
  return (
    <LoginView view={view} form={form} onRefreshCaptcha={() => send({ type: 'refreshCaptcha' })} />
  );
}

function SecondStepShown({
  step,
  send,
}: {
  step: ReturnType<typeof selectSecondStep>;
  send: Showing['send'];
}) {
  return (
    <SecondStepView
      view={step}
      onChoose={(method) => send({ type: 'choose', method })}
      onBack={() => send({ type: 'back' })}
      onSendCode={() => send({ type: 'sendCode' })}
      onSubmit={(answer) => send({ type: 'submit', answer })}
      onCancel={() => send({ type: 'cancel' })}
    />
  );
}

function ChangeShown({
  change,
  forced,
  send,
}: {
  change: ReturnType<typeof selectChangePassword>;
  forced: boolean;
  send: Showing['send'];
}) {
  return (
    <ChangePasswordView
      view={change}
      rule={undefined}
      forced={forced}
      onSubmit={(values) => send({ type: 'submit', values })}
      onCancel={() => send({ type: 'cancel' })}
    />
  );
}

/** The words and buttons of the dialog; the dialog itself would lie over the diagram. */
function LogoutShown({ snapshot, send }: Showing) {
  const { t } = useTranslation();
  const view = selectLogout(snapshot as Of<'logout'>);
  const failed = view.step === 'notCleared';
  return (
    <>
      <h3>{t('session.logout.title')}</h3>
      <p>{failed ? t('session.logout.notCleared') : t('session.logout.text')}</p>
      <Buttons>
        <Button
          variant="primary"
          busy={view.busy}
          onClick={() => send({ type: failed ? 'retry' : 'confirm' })}
        >
          {failed ? t('session.logout.retry') : t('session.logout.confirm')}
        </Button>
        {!failed && (
          <Button onClick={() => send({ type: 'cancel' })}>{t('session.logout.cancel')}</Button>
        )}
      </Buttons>
    </>
  );
}

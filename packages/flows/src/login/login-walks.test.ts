import {
  type LoginFixture,
  loginAnswer,
  loginFixture,
  loginMoves,
} from '../../test/login-fixture.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { loginMachine } from './login.machine.ts';

const secrets = /Play4fun|123456|NewPlay5/;

/** What no order of events may break. */
function rules(fixture: LoginFixture, path: readonly string[]) {
  const { services, actor } = fixture;
  const { context, output } = actor.getSnapshot();
  const { step, values, busy, canSubmit, canCancel } = fixture.view();
  const last = path.at(-1) ?? '';
  const saidYes = /^(submitLogin (ok|first login)|verifyAnswer ok)$/;
  const over = ['done', 'loadingMember', 'memberFailed'].includes(step);
  const cancelled = last === 'cancel' && step === 'form';
  const failed = step === 'form' && /^(getProof|submitLogin) (fails|asks a captcha)$/.test(last);
  return {
    'two logins are in flight': services.submitLogin.open().length <= 1,
    'two changes of password are in flight': services.changePassword.open().length <= 1,
    'a loader covers a form that submits': !(busy && canSubmit),
    'a session was stored that the platform did not give':
      services.storeSession.calls.length <= path.filter((name) => saidYes.test(name)).length,
    'the password outlives its use':
      !(over || cancelled) || !secrets.test(JSON.stringify([context, output])),
    'a failure lost what was typed':
      !failed || (values.username === 'mira2026' && secrets.test(values.password)),
    'there is no way out': canCancel || ['submitting', 'done'].includes(step),
  };
}

provesMachine({
  machine: loginMachine,
  start: (watched) => loginFixture({}, watched),
  beginnings: [
    {
      start: (watched) => loginFixture({ type: 'sms' }, watched),
      moves: loginMoves.filter(({ name }) => name === 'submit'),
      places: 10,
    },
    {
      start: (watched) =>
        loginFixture({ entrance: { answer: loginAnswer, passwordless: false } }, watched),
    },
  ],
  moves: loginMoves,
  places: 400,
  walks: {
    start: (seed) =>
      loginFixture({ type: seed % 3 === 0 ? 'sms' : 'username', agentPage: seed % 2 === 0 }),
    length: 25,
    sees: (at) => at.view().step,
    reaches: [
      'changePassword',
      'done',
      'form',
      'loadingMember',
      'memberFailed',
      'proving',
      'secondStep',
      'submitting',
    ],
    rules,
  },
});

import { expect, test } from 'vitest';
import { cover } from '../../test/coverage.ts';
import { type LoginBench, loginBench, loginMoves, said } from '../../test/login-bench.ts';
import { shortestPaths, thousandWalks } from '../../test/walks.ts';
import { loginMachine } from './login.machine.ts';

test('every transition is taken on a shortest path, and every guard decides both ways', async () => {
  const coverage = cover(loginMachine);
  const watched = { machine: coverage.machine, inspect: coverage.inspect };
  await shortestPaths(() => loginBench({}, watched), loginMoves, 400);
  const submit = loginMoves.filter(({ name }) => name === 'submit');
  await shortestPaths(() => loginBench({ type: 'sms' }, watched), submit, 10);
  loginBench({ entrance: { answer: said, passwordless: false } }, watched).stop();
  expect(coverage.untaken()).toEqual([]);
  expect(coverage.undecided()).toEqual([]);
}, 60_000);

const secrets = /Play4fun|123456|NewPlay5/;

/** What no order of events may break. */
function rules(bench: LoginBench, path: readonly string[]) {
  const { services, actor } = bench;
  const { context, output } = actor.getSnapshot();
  const { step, values, busy, canSubmit, canCancel } = bench.view();
  const last = path.at(-1) ?? '';
  const saidYes = /^(submitLogin (ok|first login)|verifyAnswer ok)$/;
  const over = ['done', 'loadingMember', 'memberFailed'].includes(step);
  const cancelled = last === 'cancel' && step === 'form';
  const failed = step === 'form' && /^(getProof|submitLogin) (fails|asks a captcha)$/.test(last);
  return {
    'two logins are in flight': services.submitLogin.open().length <= 1,
    'two changes of password are in flight': services.changePassword.open().length <= 1,
    'a loader stands over a form that submits': !(busy && canSubmit),
    'a session was stored that the platform did not give':
      services.storeSession.calls.length <= path.filter((name) => saidYes.test(name)).length,
    'the password outlives its use':
      !(over || cancelled) || !secrets.test(JSON.stringify([context, output])),
    'a failure lost what was typed':
      !failed || (values.username === 'mira2026' && secrets.test(values.password)),
    'there is no way out': canCancel || ['submitting', 'done'].includes(step),
  };
}

test('no order of events breaks an invariant: 1,000 random walks of one seed', async () => {
  const reached = new Set<string>();
  const broken = await thousandWalks(
    (seed) => loginBench({ type: seed % 3 === 0 ? 'sms' : 'username', agentPage: seed % 2 === 0 }),
    loginMoves,
    25,
    (at, path) => {
      reached.add(at.view().step);
      return rules(at, path);
    },
  );
  expect(broken).toEqual([]);
  // the walks went everywhere, so the invariants were asked everywhere
  expect([...reached].sort()).toEqual([
    'changePassword',
    'done',
    'form',
    'loadingMember',
    'memberFailed',
    'proving',
    'secondStep',
    'submitting',
  ]);
}, 60_000);

import { expect, test } from 'vitest';
import { cover } from '../../test/coverage.ts';
import {
  captchaMoves,
  type RegistrationBench,
  registrationBench,
  registrationMoves,
} from '../../test/registration-bench.ts';
import { shortestPaths, thousandWalks } from '../../test/walks.ts';
import { registrationMachine } from './registration.machine.ts';

test('every transition is taken on a shortest path, and every guard decides both ways', async () => {
  const { machine, inspect, untaken, undecided } = cover(registrationMachine);
  const watched = { machine, inspect };
  const slow = ['choose mobile', '1000 ms', 'reset'];
  const whole = registrationMoves.filter(({ name }) => !slow.includes(name));
  const input = { code: 'thirdParty', affiliateField: true } as const;
  await shortestPaths(() => registrationBench(input, watched), whole, 200);
  const rest = registrationMoves.slice(0, 8);
  await shortestPaths(() => registrationBench({}, watched), rest, 100);
  expect(untaken()).toEqual([]);
  expect(undecided()).toEqual([]);
}, 60_000);

const count = (path: readonly string[], ...names: string[]) =>
  path.filter((name) => names.includes(name)).length;

/** What no order of events may break. */
function rules(at: RegistrationBench, path: readonly string[]) {
  const { services } = at;
  const { step, values, busy, canSubmit, canCancel, captcha } = at.view();
  const { context, output } = at.snapshot();
  const failed = /^(getProof|register|confirmCode|checkAffiliate) (fails|taken|wrong|asks)/;
  const registers = services.register.calls.length;
  return {
    'two registrations are in flight': services.register.open().length <= 1,
    'a registration without a press': registers <= count(path, 'submit'),
    'a registration without a proof': registers <= count(path, 'getProof ok'),
    'a registration that was not said to': !services.register.calls.some(
      ({ input }) => !input.request.ageConfirmed,
    ),
    'a loader stands over a form that submits': !(busy && canSubmit),
    'a failure lost what was typed':
      step !== 'form' || !failed.test(path.at(-1) ?? '') || values.fields.password === 'Play4fun',
    'a secret outlives the flow':
      step !== 'closed' || !/Play4fun|F-1/.test(JSON.stringify(context)),
    'joined without a yes': output?.result !== 'joined' || /(register|signIn) ok/.test(path.join()),
    'a yes that was not taken':
      !/^(register|signIn) ok$/.test(path.at(-1) ?? '') || output?.result === 'joined',
    'signed in before an answer was lost':
      services.signIn.calls.length <= count(path, 'register taken'),
    'there is no way out': canCancel || ['submitting', 'recovering', 'closed'].includes(step),
    'a picture that nobody can refresh':
      !captcha?.failed || captcha.canRefresh || step !== 'form' || path.at(-1) !== '1000 ms',
  };
}

test('no order of events breaks an invariant: 1,000 random walks of one seed', async () => {
  const reached = new Set<string>();
  const ends = new Set<string>();
  const broken = await thousandWalks(
    (seed) =>
      registrationBench({
        code: seed % 2 === 0 ? 'thirdParty' : 'none',
        affiliateField: seed % 3 === 0,
        captcha: seed % 5 === 0,
      }),
    (seed) =>
      [...registrationMoves, ...captchaMoves].filter(
        ({ name }) => name !== 'cancel' || seed % 4 === 0,
      ),
    25,
    (at, path) => {
      reached.add(at.view().step);
      ends.add(at.snapshot().output?.result ?? 'open');
      return rules(at, path);
    },
  );
  expect(broken).toEqual([]);
  expect([...ends].sort()).toEqual(['cancelled', 'joined', 'open']);
  expect([...reached].sort()).toEqual([
    'affiliateWrong',
    'checkingAffiliate',
    'closed',
    'confirming',
    'form',
    'proving',
    'recovering',
    'submitting',
  ]);
}, 60_000);

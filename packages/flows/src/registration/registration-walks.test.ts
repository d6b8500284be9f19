import { count, provesMachine } from '../../test/proves-machine.ts';
import {
  captchaMoves,
  type RegistrationFixture,
  registrationFixture,
  registrationMoves,
} from '../../test/registration-fixture.ts';
import { registrationMachine } from './registration.machine.ts';

/** What no order of events may break. */
function rules(at: RegistrationFixture, path: readonly string[]) {
  const { services } = at;
  const { step, values, busy, canSubmit, canCancel, captcha } = at.view();
  const { context, output } = at.snapshot();
  const failed = /^(getProof|register|confirmCode|checkAffiliate) (fails|taken|wrong|asks)/;
  const registers = services.register.calls.length;
  return {
    'two registrations are in flight': services.register.open().length <= 1,
    'a registration without a click': registers <= count(path, 'submit'),
    'a registration without a proof': registers <= count(path, 'getProof ok'),
    'a registration without agreement': !services.register.calls.some(
      ({ input }) => !input.request.ageConfirmed,
    ),
    'a loader covers a form that submits': !(busy && canSubmit),
    'a failure lost what was typed':
      step !== 'form' || !failed.test(path.at(-1) ?? '') || values.fields.password === 'Play4fun',
    'a secret outlives the flow':
      step !== 'closed' || !/Play4fun|F-1/.test(JSON.stringify(context)),
    'joined without a success':
      output?.result !== 'joined' || /(register|signIn) ok/.test(path.join()),
    'a success that was ignored':
      !/^(register|signIn) ok$/.test(path.at(-1) ?? '') || output?.result === 'joined',
    'signed in before an answer was lost':
      services.signIn.calls.length <= count(path, 'register taken'),
    'there is no way out': canCancel || ['submitting', 'recovering', 'closed'].includes(step),
    'a picture that nobody can refresh':
      !captcha?.failed || captcha.canRefresh || step !== 'form' || path.at(-1) !== '1000 ms',
  };
}

// what lets the places multiply without leading to a transition of its own
const slow = ['choose mobile', '1000 ms', 'reset'];

provesMachine({
  machine: registrationMachine,
  start: (watched) => registrationFixture({ code: 'thirdParty', affiliateField: true }, watched),
  beginnings: [
    {
      start: (watched) => registrationFixture({}, watched),
      moves: registrationMoves.slice(0, 8),
      places: 100,
    },
  ],
  moves: registrationMoves.filter(({ name }) => !slow.includes(name)),
  places: 200,
  walks: {
    start: (seed) =>
      registrationFixture({
        code: seed % 2 === 0 ? 'thirdParty' : 'none',
        affiliateField: seed % 3 === 0,
        captcha: seed % 5 === 0,
      }),
    moves: (seed) =>
      [...registrationMoves, ...captchaMoves].filter(
        ({ name }) => name !== 'cancel' || seed % 4 === 0,
      ),
    length: 25,
    sees: (at) => [`step ${at.view().step}`, `end ${at.snapshot().output?.result ?? 'open'}`],
    reaches: [
      'end cancelled',
      'end joined',
      'end open',
      'step affiliateWrong',
      'step checkingAffiliate',
      'step closed',
      'step confirming',
      'step form',
      'step proving',
      'step recovering',
      'step submitting',
    ],
    rules,
  },
});

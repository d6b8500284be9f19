import { SimulatedClock } from 'xstate';
import { weakPassword } from '../src/change-password/change-password.rules.ts';
import type { ChangePasswordServices } from '../src/change-password/index.ts';
import type { LoginAnswer, LoginInput, LoginServices, LoginValues } from '../src/login/index.ts';
import { type loginMachine, loginWith, selectLogin } from '../src/login/index.ts';
import type { SecondStepServices } from '../src/second-step/index.ts';
import { expired, offline, refused } from './failures.ts';
import { startMachine, type Watched } from './fixture.ts';
import { type HeldServices, repliesOf } from './flow-fixture.ts';
import { held } from './held.ts';
import { act, type Move } from './walks.ts';

type Services = LoginServices & SecondStepServices & ChangePasswordServices;

export const typed: LoginValues = {
  username: 'mira2026',
  password: 'Play4fun',
  captcha: '',
  remember: false,
};
export const loginAnswer: LoginAnswer = {
  token: 'T-1',
  firstTimeLogin: false,
  passwordExpired: false,
};
export const demand = { ticket: 'K-1', methods: ['mobile', 'holder'], hints: {} } as const;

/** A login fixture: every service held, a virtual clock, and the screen's view. */
export function loginFixture(
  input: Partial<LoginInput> = {},
  options: Watched<typeof loginMachine> & {
    /** Services without an implementation. */
    readonly placeholders?: object;
  } = {},
) {
  const services: HeldServices<Services> = {
    getProof: held(),
    submitLogin: held(),
    loadCaptcha: held(),
    storeSession: held(),
    loadMember: held(),
    dropSession: held(),
    sendCode: held(),
    verifyAnswer: held(),
    changePassword: held(),
    refreshLogin: held(),
  };
  const clock = new SimulatedClock();
  const filled = loginWith({
    getProof: services.getProof.service,
    submitLogin: services.submitLogin.service,
    loadCaptcha: services.loadCaptcha.service,
    storeSession: services.storeSession.service,
    loadMember: services.loadMember.service,
    dropSession: services.dropSession.service,
    sendCode: services.sendCode.service,
    verifyAnswer: services.verifyAnswer.service,
    changePassword: services.changePassword.service,
    refreshLogin: services.refreshLogin.service,
  });
  const rig = startMachine(
    filled.provide({ actors: { ...options.placeholders } }),
    {
      agentPage: false,
      type: 'username',
      forceExpiredChange: true,
      now: () => clock.now(),
      ...input,
    },
    options,
    clock,
  );
  const { actor } = rig;
  return {
    ...rig,
    services,
    view: () => selectLogin(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    output: () => actor.getSnapshot().output,
    place: () => {
      const { value, context, children, status } = actor.getSnapshot();
      return JSON.stringify([
        status,
        value,
        context.failure,
        context.values.password === weakPassword,
        context.captcha !== undefined,
        context.forcedChange,
        Object.values(children).map((child) => {
          const snapshot = child?.getSnapshot() as { value?: unknown } | undefined;
          return snapshot?.value ?? null;
        }),
      ]);
    },
  };
}

export type LoginFixture = ReturnType<typeof loginFixture>;

const reply = repliesOf<LoginFixture>();
const send = act<LoginFixture>;
const child = (
  name: string,
  does: (view: ReturnType<LoginFixture['view']>) => (() => void) | undefined,
): Move<LoginFixture> => ({
  name,
  now: (fixture) =>
    fixture.actor.getSnapshot().status === 'active' ? does(fixture.view()) : undefined,
});

const values = (newPassword: string) => ({
  oldPassword: 'Play4fun',
  newPassword,
  confirmNewPassword: newPassword,
});

/** Everything that can happen to a login. */
export const loginMoves: readonly Move<LoginFixture>[] = [
  send('submit', ({ actor }) =>
    actor.send({ type: 'submit', values: { ...typed, captcha: 'abcd' } }),
  ),
  send('submit weak', ({ actor }) =>
    actor.send({ type: 'submit', values: { ...typed, password: '123456', captcha: 'abcd' } }),
  ),
  send('submit nothing', ({ actor }) =>
    actor.send({ type: 'submit', values: { ...typed, username: '', password: '' } }),
  ),
  send('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  send('retry', ({ actor }) => actor.send({ type: 'retry' })),
  send('refresh', ({ actor }) => actor.send({ type: 'refreshCaptcha' })),
  send('1 s', ({ clock }) => clock.increment(1000)),
  send('20 s', ({ clock }) => clock.increment(20_000)),
  send('100 s', ({ clock }) => clock.increment(100_000)),
  reply('getProof', 'ok', (call) => call.answer('P-1')),
  reply('getProof', 'fails', (call) => call.fail(offline)),
  reply('submitLogin', 'ok', (call) => call.answer(loginAnswer)),
  reply('submitLogin', 'first login', (call) =>
    call.answer({ ...loginAnswer, firstTimeLogin: true }),
  ),
  reply('submitLogin', 'asks a second step', (call) =>
    call.answer({ ...loginAnswer, token: undefined, secondStep: demand }),
  ),
  reply('submitLogin', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('submitLogin', 'asks a captcha', (call) => call.fail(refused('CAPTCHA_REQUIRED', true))),
  reply('submitLogin', 'fails', (call) => call.fail(offline)),
  reply('loadCaptcha', 'ok', (call) =>
    call.answer({ key: 'key-1', image: 'data:image/png;base64,AA==' }),
  ),
  reply('loadCaptcha', 'fails', (call) => call.fail(offline)),
  reply('storeSession', 'ok', (call) => call.answer()),
  reply('storeSession', 'fails', (call) => call.fail(new Error('full'))),
  reply('loadMember', 'ok', (call) => call.answer({ kind: 'member' })),
  reply('loadMember', 'unknown', (call) => call.answer({ kind: 'unknown' })),
  reply('loadMember', 'fails', (call) => call.fail(offline)),
  reply('loadMember', 'expired', (call) => call.fail(expired)),
  reply('dropSession', 'ok', (call) => call.answer()),
  reply('dropSession', 'fails', (call) => call.fail(offline)),
  child('step: choose and answer', ({ secondStep }) => {
    if (!secondStep) return undefined;
    return () => {
      secondStep.send({ type: 'choose', method: 'holder' });
      secondStep.send({ type: 'submit', answer: 'Mira Rao' });
    };
  }),
  child('step: cancel', ({ secondStep }) => {
    return secondStep && (() => secondStep.send({ type: 'cancel' }));
  }),
  reply('verifyAnswer', 'ok', (call) => call.answer(loginAnswer)),
  reply('verifyAnswer', 'ended', (call) => call.fail(refused('STEP_EXPIRED'))),
  child('change: submit', ({ changePassword }) => {
    return (
      changePassword && (() => changePassword.send({ type: 'submit', values: values('NewPlay5') }))
    );
  }),
  child('change: cancel', ({ changePassword }) => {
    return changePassword && (() => changePassword.send({ type: 'cancel' }));
  }),
  reply('changePassword', 'ok', (call) => call.answer()),
  reply('changePassword', 'expired', (call) => call.fail(expired)),
  reply('refreshLogin', 'ok', (call) => call.answer()),
];

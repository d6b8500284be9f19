import type { LoginAnswer } from '../src/login/index.ts';
import {
  type RegistrationInput,
  type RegistrationServices,
  type RegistrationValues,
  type registrationMachine,
  registrationWith,
  selectRegistration,
} from '../src/registration/index.ts';
import { offline, refused } from './failures.ts';
import { answer, flowFixture, passes, repliesOf, type Watched } from './flow-fixture.ts';
import { settle } from './held.ts';
import { act, type Move } from './walks.ts';

export const typed: RegistrationValues = {
  fields: {
    username: ' mira2026 ',
    password: 'Play4fun',
    confirmPassword: 'Play4fun',
    mobileNum: '9812345678',
    countryDialingCode: '91',
    affiliateCode: 'MIRA',
    verificationCode: ' 12 34 ',
    captcha: 'abcd',
  },
  ageConfirmed: true,
  termsAccepted: true,
  termsVersion: '2026-1',
  marketingConsent: false,
};
export const loginAnswer: LoginAnswer = {
  token: 'T-1',
  firstTimeLogin: false,
  passwordExpired: false,
};

const address = { registerUrl: 'https://play.example/register', domain: 'play.example' };

/** A registration fixture; without words, by username, with neither code nor captcha nor affiliate field. */
export const registrationFixture = (
  input: Partial<RegistrationInput> = {},
  watched?: Watched<typeof registrationMachine>,
) =>
  flowFixture({
    names: [
      'getProof',
      'sendCode',
      'loadCaptcha',
      'checkAffiliate',
      'confirmCode',
      'register',
      'signIn',
    ] satisfies (keyof RegistrationServices)[],
    fill: (services: RegistrationServices) => registrationWith(services),
    select: selectRegistration,
    input: (clock) => ({
      form: 'username',
      code: 'none',
      affiliateField: false,
      captcha: false,
      address,
      now: () => clock.now(),
      ...input,
    }),
    marks: ({ context }) => [
      context.form,
      context.failure !== undefined,
      context.problems.length > 0,
      context.confirmed !== undefined,
      context.lostFor !== undefined,
      Boolean(context.values.fields.username),
    ],
    ...(watched ? { watched } : {}),
  });
export type RegistrationFixture = ReturnType<typeof registrationFixture>;

/** Sends the form. */
export async function submit(at: RegistrationFixture, values: RegistrationValues = typed) {
  at.actor.send({ type: 'submit', values });
  await settle();
}

/** What is typed, but for these fields. */
export const withFields = (fields: RegistrationValues['fields']): RegistrationValues => ({
  ...typed,
  fields: { ...typed.fields, ...fields },
});

/** A registration whose call is under way. */
export async function submitted(input: Partial<RegistrationInput> = {}, values = typed) {
  const at = registrationFixture(input);
  await submit(at, values);
  await answer(at.services.getProof, 'P-1');
  return at;
}

/** Sends the form once more, up to its call. */
export async function again(at: RegistrationFixture, values = typed) {
  await submit(at, values);
  await answer(at.services.getProof, 'P-2');
}

/** How many calls there were, of whatever service. */
export const calls = ({ services }: RegistrationFixture) =>
  Object.values(services).reduce((sum, { calls }) => sum + calls.length, 0);

const reply = repliesOf<RegistrationFixture>();

/** Everything that can happen to a registration. */
export const registrationMoves: readonly Move<RegistrationFixture>[] = [
  act('submit', ({ actor }) => actor.send({ type: 'submit', values: typed })),
  act('submit without agreement', ({ actor }) =>
    actor.send({ type: 'submit', values: { ...typed, termsAccepted: false } }),
  ),
  act('choose mobile', ({ actor }) => actor.send({ type: 'choose', form: 'mobile' })),
  act('refresh', ({ actor }) => actor.send({ type: 'refreshCaptcha' })),
  act('dismiss', ({ actor }) => actor.send({ type: 'dismiss' })),
  act('reset', ({ actor }) => actor.send({ type: 'reset' })),
  act('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  passes(1000),
  passes(20_000),
  passes(100_000),
  reply('checkAffiliate', 'ok', (call) => call.answer()),
  reply('checkAffiliate', 'wrong', (call) => call.fail(refused('AFFILIATE_WRONG'))),
  reply('checkAffiliate', 'fails', (call) => call.fail(offline)),
  reply('confirmCode', 'ok', (call) => call.answer('F-1')),
  reply('confirmCode', 'fails', (call) => call.fail(offline)),
  reply('getProof', 'ok', (call) => call.answer('P-1')),
  reply('getProof', 'fails', (call) => call.fail(offline)),
  reply('register', 'ok', (call) => call.answer(loginAnswer)),
  reply('register', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('register', 'taken', (call) => call.fail(refused('USERNAME_TAKEN'))),
  reply('register', 'fails', (call) => call.fail(offline)),
  reply('signIn', 'ok', (call) => call.answer(loginAnswer)),
  reply('signIn', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('signIn', 'refused', (call) => call.fail(refused('WRONG_CREDENTIALS'))),
  reply('signIn', 'fails', (call) => call.fail(offline)),
];

/** What the picture of the form adds. */
export const captchaMoves: readonly Move<RegistrationFixture>[] = [
  reply('loadCaptcha', 'ok', (call) => call.answer({ key: 'key-1', image: 'picture' })),
  reply('register', 'asks a captcha', (call) => call.fail(refused('CAPTCHA_REQUIRED', true))),
];

import type { LoginAnswer, LoginInput, LoginMember } from '../src/login/index.ts';
import { refused } from './failures.ts';
import { answer, fail } from './flow-fixture.ts';
import { settle } from './held.ts';
import { type LoginFixture, loginAnswer, loginFixture, typed } from './login-fixture.ts';

/** What is left of the values once the password is forgotten. */
export const forgotten = { username: 'mira2026', password: '' };

/** Presses the button, with these values in place of the usual ones. */
export async function submit(fixture: LoginFixture, values = {}) {
  fixture.actor.send({ type: 'submit', values: { ...typed, ...values } });
  await settle();
}

/** The proof is there. */
export async function prove(fixture: LoginFixture) {
  await answer(fixture.services.getProof, 'P-1');
}

/** The platform accepts the login. */
export async function accept(fixture: LoginFixture, value: Partial<LoginAnswer> = {}) {
  await answer(fixture.services.submitLogin, { ...loginAnswer, ...value });
}

/** The session is stored. */
export async function store(fixture: LoginFixture) {
  await answer(fixture.services.storeSession, undefined);
}

/** The member is loaded. */
export async function load(fixture: LoginFixture, kind: LoginMember['kind'] = 'member') {
  await answer(fixture.services.loadMember, { kind });
}

/** A login up to the moment after the session is stored. */
export async function stored(
  input: Partial<LoginInput>,
  values: object,
  value: Partial<LoginAnswer>,
): Promise<LoginFixture> {
  const fixture = loginFixture(input);
  await submit(fixture, values);
  if (input.type !== 'sms') await prove(fixture);
  await accept(fixture, value);
  await store(fixture);
  return fixture;
}

/** A login that waits for a service. */
export const arrive = {
  getProof: async (): Promise<LoginFixture> => {
    const fixture = loginFixture();
    await submit(fixture);
    return fixture;
  },
  submitLogin: async (): Promise<LoginFixture> => {
    const fixture = await arrive.getProof();
    await prove(fixture);
    return fixture;
  },
  storeSession: async (): Promise<LoginFixture> => {
    const fixture = await arrive.submitLogin();
    await accept(fixture);
    return fixture;
  },
  loadMember: () => stored({}, {}, {}),
};

/** A login whose form shows a loaded captcha. */
export async function asked(): Promise<LoginFixture> {
  const fixture = await arrive.submitLogin();
  await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS', true));
  await answer(fixture.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  return fixture;
}

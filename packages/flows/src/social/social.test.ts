import { SocialError, type SocialFailure } from '@livery/api/social';
import { describe, expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import {
  answer,
  fail,
  flowFixture,
  passes,
  repliesOf,
  type Watched,
} from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { socialMachine, socialWith } from './social.machine.ts';
import { selectSocial } from './social.selectors.ts';
import type { SocialInput, SocialServices } from './social.types.ts';

const loginAnswer = { token: 'T-1', firstTimeLogin: true, passwordExpired: false };
const redirectUri = 'https://play.example/login/back';
const kept = {
  provider: 'google',
  issuer: { issuer: 'https://i.example', authorization_endpoint: 'https://i.example/a' },
  clientId: 'C-1',
  redirectUri,
  state: 'S-1',
  verifier: 'secret-verifier',
  nonce: 'N-1',
} as const;
const grant = {
  provider: 'google',
  code: 'secret-code',
  verifier: 'secret-verifier',
  nonce: 'N-1',
  redirectUri,
} as const;
const agreement = {
  ageConfirmed: true,
  termsAccepted: true,
  termsVersion: '2026-1',
  marketingConsent: true,
};
const url = `${redirectUri}?code=secret-code&state=S-1`;

const fixture = (input: Partial<SocialInput> = {}, watched?: Watched<typeof socialMachine>) =>
  flowFixture({
    names: ['openProvider', 'readCallback', 'submitLogin'] satisfies (keyof SocialServices)[],
    fill: (services: SocialServices) => socialWith(services),
    select: selectSocial,
    input: () => ({ provider: 'google', ...input }),
    marks: ({ context: { failure, problems, agreement } }) => [
      failure?.kind,
      problems.length,
      agreement !== undefined,
    ],
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

async function awaiting(input: Partial<SocialInput> = {}) {
  const at = fixture(input);
  at.actor.send({ type: 'start' });
  await answer(at.services.openProvider, kept);
  return at;
}

async function reading(input: Partial<SocialInput> = {}) {
  const at = await awaiting(input);
  at.actor.send({ type: 'callback', url });
  await settle();
  return at;
}

async function signingIn(input: Partial<SocialInput> = {}) {
  const at = await reading(input);
  await answer(at.services.readCallback, grant);
  return at;
}

/** A new member who is asked to agree. */
async function asked() {
  const at = await signingIn();
  await fail(at.services.submitLogin, refused('AGE_NOT_CONFIRMED'));
  return at;
}

describe('a sign-in', () => {
  test('[spec 4.20] opens the provider, reads its answer, and signs in with the code', async () => {
    const at = fixture();
    expect(at.view()).toEqual({
      step: 'idle',
      busy: false,
      failure: undefined,
      problems: [],
      canStart: true,
      canCancel: true,
    });
    at.actor.send({ type: 'start' });
    at.actor.send({ type: 'start' });
    expect(at.view()).toMatchObject({ step: 'opening', busy: true, canStart: false });
    expect(at.services.openProvider.calls.map(({ input }) => input)).toEqual(['google']);
    await answer(at.services.openProvider, kept);
    expect(at.view()).toMatchObject({ step: 'awaiting', busy: false, canStart: true });
    at.clock.increment(10 * 60_000);
    expect(at.view().step).toBe('awaiting');
    at.actor.send({ type: 'callback', url });
    at.actor.send({ type: 'callback', url });
    expect(at.view()).toMatchObject({ step: 'signingIn', busy: true });
    expect(at.services.readCallback.calls.map(({ input }) => input)).toEqual([{ url, kept }]);
    await answer(at.services.readCallback, grant);
    expect(at.view()).toMatchObject({ step: 'signingIn', canCancel: false });
    expect(at.services.submitLogin.calls.map(({ input }) => input)).toEqual([
      {
        provider: 'google',
        code: 'secret-code',
        codeVerifier: 'secret-verifier',
        redirectUri,
        nonce: 'N-1',
      },
    ]);
    await answer(at.services.submitLogin, loginAnswer);
    expect(at.snapshot().output).toEqual({ result: 'signedIn', answer: loginAnswer });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('secret');
  });

  test('continues when the page itself was redirected to the provider and back', async () => {
    const at = fixture({ callback: { url, kept } });
    expect(at.view()).toMatchObject({ step: 'signingIn', busy: true });
    expect(at.services.readCallback.last().input).toEqual({ url, kept });
    expect(at.services.openProvider.calls).toHaveLength(0);
  });

  test('sends the invitation code of the URL', async () => {
    const at = await signingIn({ affiliateCode: 'MIRA' });
    expect(at.services.submitLogin.last().input.affiliateCode).toBe('MIRA');
  });

  test('can be restarted while the provider is awaited', async () => {
    const at = await awaiting();
    at.actor.send({ type: 'start' });
    expect(at.view().step).toBe('opening');
    await answer(at.services.openProvider, { ...kept, state: 'S-2' });
    at.actor.send({ type: 'callback', url });
    expect(at.services.readCallback.last().input.kept.state).toBe('S-2');
  });

  test.each(['opening', 'awaiting', 'reading'])('may be left while %s', async (step) => {
    const at = fixture();
    at.actor.send({ type: 'start' });
    if (step !== 'opening') await answer(at.services.openProvider, kept);
    if (step === 'reading') at.actor.send({ type: 'callback', url });
    expect(at.view().canCancel).toBe(true);
    at.actor.send({ type: 'cancel' });
    expect(at.snapshot().output).toEqual({ result: 'cancelled' });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('secret');
  });
});

describe('a failure', () => {
  test('is reported when the window is closed, and a retry starts again', async () => {
    const at = await awaiting();
    at.actor.send({ type: 'windowClosed' });
    expect(at.view()).toMatchObject({
      step: 'idle',
      failure: { kind: 'social', reason: 'closed' },
      canStart: true,
    });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('secret');
    at.actor.send({ type: 'start' });
    expect(at.view()).toMatchObject({ step: 'opening', failure: undefined });
  });

  test.each([
    { kind: 'closed' },
    { kind: 'mismatch' },
    { kind: 'missingCode' },
    { kind: 'refused', code: 'server_error' },
  ] satisfies SocialFailure[])(
    'is reported when the provider’s answer is a failure: %o',
    async (failure) => {
      const at = await reading();
      await fail(at.services.readCallback, new SocialError(failure));
      expect(at.view()).toMatchObject({
        step: 'idle',
        failure: { kind: 'social', reason: failure.kind },
      });
      expect(at.services.submitLogin.calls).toHaveLength(0);
    },
  );

  test('is reported when the provider cannot be opened', async () => {
    const at = fixture();
    at.actor.send({ type: 'start' });
    await fail(at.services.openProvider, offline);
    expect(at.view()).toMatchObject({ step: 'idle', failure: { kind: 'offline' } });
  });

  test.each(['CODE_EXPIRED', 'METHOD_NOT_OFFERED', 'AFFILIATE_REQUIRED'])(
    'is reported when the platform rejects with %s, and the code is dropped',
    async (code) => {
      const at = await signingIn();
      await fail(at.services.submitLogin, refused(code));
      expect(at.view()).toMatchObject({ step: 'idle', failure: { kind: 'refused', code } });
      expect(JSON.stringify(at.snapshot().context)).not.toContain('secret');
    },
  );

  test('is reported when the answer has no token', async () => {
    const at = await signingIn();
    await answer(at.services.submitLogin, { ...loginAnswer, token: undefined });
    expect(at.view()).toMatchObject({ step: 'idle', failure: { kind: 'malformed' } });
  });

  test.each([offline, failed({ kind: 'http', status: 503 })])(
    'of the connection keeps the code, for a retry or a restart: %s',
    async (error) => {
      const at = await signingIn();
      await fail(at.services.submitLogin, error);
      expect(at.view()).toMatchObject({
        step: 'interrupted',
        failure: error.failure,
        canStart: true,
        canCancel: true,
      });
      at.actor.send({ type: 'retry' });
      expect(at.view()).toMatchObject({ step: 'signingIn', failure: undefined });
      expect(at.services.submitLogin.last().input.code).toBe('secret-code');
      expect(at.services.openProvider.calls).toHaveLength(1);
    },
  );
});

describe('a new member', () => {
  test.each(['AGE_NOT_CONFIRMED', 'TERMS_NOT_ACCEPTED'])(
    'is asked for age and terms, and logs in with the same code: %s',
    async (code) => {
      const at = await signingIn();
      await fail(at.services.submitLogin, refused(code));
      expect(at.view()).toMatchObject({
        step: 'asking',
        busy: false,
        failure: undefined,
        problems: [],
        canCancel: true,
      });
      at.actor.send({ type: 'agree', agreement });
      at.actor.send({ type: 'agree', agreement });
      expect(at.services.submitLogin.calls).toHaveLength(2);
      expect(at.services.submitLogin.last().input).toMatchObject({
        code: 'secret-code',
        ageConfirmed: true,
        termsVersion: '2026-1',
        marketingConsent: true,
      });
      await answer(at.services.submitLogin, loginAnswer);
      expect(at.snapshot().output?.result).toBe('signedIn');
    },
  );

  test('[spec 5.18] logs in only when everything is agreed to', async () => {
    const at = await asked();
    const { send } = at.actor;
    send({ type: 'agree', agreement: { ...agreement, ageConfirmed: false } });
    expect(at.view()).toMatchObject({ step: 'asking', problems: ['age'] });
    send({ type: 'agree', agreement: { ...agreement, termsAccepted: false } });
    expect(at.view()).toMatchObject({ step: 'asking', problems: ['terms'] });
    expect(at.services.submitLogin.calls).toHaveLength(1);
    send({ type: 'agree', agreement });
    expect(at.view()).toMatchObject({ step: 'signingIn', problems: [] });
  });

  test('gives the reason when the terms have changed', async () => {
    const at = await asked();
    at.actor.send({ type: 'agree', agreement });
    await fail(at.services.submitLogin, refused('TERMS_NOT_ACCEPTED'));
    expect(at.view()).toMatchObject({
      step: 'asking',
      failure: { kind: 'refused', code: 'TERMS_NOT_ACCEPTED' },
    });
    at.actor.send({ type: 'agree', agreement: { ...agreement, termsAccepted: false } });
    expect(at.view().failure).toBeUndefined();
    at.actor.send({ type: 'agree', agreement });
    expect(at.view().failure).toBeUndefined();
  });

  test('is asked again without the earlier errors', async () => {
    const at = await asked();
    at.actor.send({ type: 'agree', agreement: { ...agreement, ageConfirmed: false } });
    at.actor.send({ type: 'agree', agreement });
    await fail(at.services.submitLogin, refused('TERMS_NOT_ACCEPTED'));
    expect(at.view().problems).toEqual([]);
  });

  test('must agree again after a restart', async () => {
    const at = await asked();
    at.actor.send({ type: 'agree', agreement });
    await fail(at.services.submitLogin, refused('CODE_EXPIRED'));
    at.actor.send({ type: 'start' });
    await answer(at.services.openProvider, kept);
    at.actor.send({ type: 'callback', url });
    await answer(at.services.readCallback, grant);
    expect(at.services.submitLogin.last().input).not.toHaveProperty('ageConfirmed');
  });
});

describe('a service', () => {
  const waiting = {
    openProvider: async (placeholders: object) => {
      const at = fixture({}, { placeholders });
      at.actor.send({ type: 'start' });
      return at;
    },
    readCallback: async (placeholders: object) =>
      fixture({ callback: { url, kept } }, { placeholders }),
    submitLogin: async (placeholders: object) => {
      const at = fixture({ callback: { url, kept } }, { placeholders });
      await answer(at.services.readCallback, grant);
      return at;
    },
  };
  type Name = keyof typeof waiting;

  test.each([
    ['openProvider', 'idle'],
    ['readCallback', 'idle'],
    ['submitLogin', 'interrupted'],
  ] as const)('%s that hangs times out, and a late answer changes nothing', async (name, step) => {
    const at = await waiting[name]({});
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().busy).toBe(true);
    at.clock.increment(1);
    const late = { step, failure: { kind: 'timeout', afterMs: serviceTimeoutMs } };
    expect(at.view()).toMatchObject(late);
    expect(at.services[name].last().signal.aborted).toBe(true);
    at.services[name].last().answer(loginAnswer as never);
    await settle();
    expect(at.view()).toMatchObject(late);
  });

  test.each(Object.keys(waiting) as Name[])(
    '%s without an implementation fails at once',
    async (name) => {
      const at = await waiting[name]({ [name]: socialMachine.implementations.actors[name] });
      await settle();
      await settle();
      expect(String(at.errors[0])).toContain(`the service "${name}"`);
    },
  );
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('start', ({ actor }) => actor.send({ type: 'start' })),
  act('callback', ({ actor }) => actor.send({ type: 'callback', url })),
  act('window closed', ({ actor }) => actor.send({ type: 'windowClosed' })),
  act('agree', ({ actor }) => actor.send({ type: 'agree', agreement })),
  act('agree to nothing', ({ actor }) =>
    actor.send({ type: 'agree', agreement: { ...agreement, ageConfirmed: false } }),
  ),
  act('retry', ({ actor }) => actor.send({ type: 'retry' })),
  act('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  passes(20_000),
  reply('openProvider', 'ok', (call) => call.answer(kept)),
  reply('openProvider', 'fails', (call) => call.fail(offline)),
  reply('readCallback', 'ok', (call) => call.answer(grant)),
  reply('readCallback', 'denied', (call) => call.fail(new SocialError({ kind: 'closed' }))),
  reply('submitLogin', 'ok', (call) => call.answer(loginAnswer)),
  reply('submitLogin', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('submitLogin', 'asks', (call) => call.fail(refused('AGE_NOT_CONFIRMED'))),
  reply('submitLogin', 'refused', (call) => call.fail(refused('CODE_EXPIRED'))),
  reply('submitLogin', 'fails', (call) => call.fail(offline)),
];

provesMachine({
  machine: socialMachine,
  start: (watched) => fixture({}, watched),
  beginnings: [{ start: (watched) => fixture({ callback: { url, kept } }, watched) }],
  moves,
  places: 100,
  walks: {
    start: (seed) => fixture(seed % 2 === 0 ? {} : { callback: { url, kept } }),
    moves: (seed) => moves.filter(({ name }) => name !== 'cancel' || seed % 4 === 0),
    length: 20,
    sees: (at) => at.view().step,
    reaches: ['asking', 'awaiting', 'closed', 'idle', 'interrupted', 'opening', 'signingIn'],
    rules: (at, path) => {
      const { output, context } = at.snapshot();
      const { step, busy, canStart, canCancel } = at.view();
      const { openProvider, readCallback, submitLogin } = at.services;
      const open = [openProvider, readCallback, submitLogin].map((each) => each.open().length);
      const opened = submitLogin.calls.filter(({ input }) => input.ageConfirmed).length;
      return {
        'two calls are in flight': open.reduce((sum, calls) => sum + calls) <= 1,
        'an account is requested without agreement':
          opened <= count(path, 'agree') + count(path, 'retry') &&
          (opened === 0 || count(path, 'agree') > 0),
        'a login without a code':
          submitLogin.calls.length <=
          count(path, 'readCallback ok') + count(path, 'agree') + count(path, 'retry'),
        'a code outlives the flow':
          (step !== 'closed' && step !== 'idle') || !JSON.stringify(context).includes('secret'),
        'signed in without a success':
          output?.result !== 'signedIn' || path.includes('submitLogin ok'),
        'a button shows under a loader': !(busy && canStart),
        'there is no way out': canCancel || busy || step === 'closed',
      };
    },
  },
});

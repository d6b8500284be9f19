import { describe, expect, test } from 'vitest';
import { failed } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { loginAnswer, typed } from '../../test/login-fixture.ts';
import { arrive, forgotten, load, submit } from '../../test/login-steps.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';

const atForm = { step: 'form', values: typed };

describe.each([
  ['getProof', proofTimeoutMs, 'P-1', atForm],
  ['submitLogin', serviceTimeoutMs, loginAnswer, atForm],
  ['storeSession', serviceTimeoutMs, undefined, { step: 'submitting', values: forgotten }],
  ['loadMember', serviceTimeoutMs, { kind: 'member' }, { step: 'memberFailed', values: forgotten }],
] as const)('%s', (service, ms, late, after) => {
  test('that fails moves to the next step, and gives the reason', async () => {
    const fixture = await arrive[service]();
    fixture.services[service].last().fail(failed({ kind: 'offline' }));
    await settle();
    expect(fixture.view()).toMatchObject({ ...after, failure: { kind: 'offline' } });
  });

  test('that hangs times out, and its late answer changes nothing', async () => {
    const fixture = await arrive[service]();
    const call = fixture.services[service].last();
    const before = fixture.view().step;
    fixture.clock.increment(ms - 1);
    expect(fixture.view().step).toBe(before);
    expect(call.signal.aborted).toBe(false);
    fixture.clock.increment(1);
    expect(fixture.view()).toMatchObject({ ...after, failure: { kind: 'timeout', afterMs: ms } });
    expect(call.signal.aborted).toBe(true);
    const place = fixture.place();
    call.answer(late as never);
    await settle();
    expect(fixture.place()).toBe(place);
  });
});

describe('waiting', () => {
  test.each([
    ['getProof', 'P-1'],
    ['submitLogin', loginAnswer],
  ] as const)(
    'can be stopped while %s is on its way, and its late answer changes nothing',
    async (service, late) => {
      const fixture = await arrive[service]();
      const call = fixture.services[service].last();
      fixture.actor.send({ type: 'cancel' });
      expect(call.signal.aborted).toBe(true);
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
      call.answer(late as never);
      await settle();
      expect(fixture.view().step).toBe('form');
      expect(fixture.services.storeSession.calls).toHaveLength(0);
    },
  );

  test('a cancel of the form forgets the password and the failure', async () => {
    const fixture = await arrive.getProof();
    await fail(fixture.services.getProof, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'cancel' });
    expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
  });

  test('a new submit forgets the last failure and the last proof', async () => {
    const fixture = await arrive.submitLogin();
    await fail(fixture.services.submitLogin, failed({ kind: 'offline' }));
    await submit(fixture);
    expect(fixture.view().failure).toBeUndefined();
    await answer(fixture.services.getProof, undefined);
    expect(fixture.services.submitLogin.last().input).not.toHaveProperty('proof');
  });

  test('a member who did not load can be loaded again', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'retry' });
    expect(fixture.view()).toMatchObject({ step: 'loadingMember', failure: undefined });
    await load(fixture);
    expect(fixture.view().step).toBe('done');
  });

  test('a member who did not load can sign out again', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'cancel' });
    expect(fixture.view().failure).toBeUndefined();
    expect(fixture.services.dropSession.calls).toHaveLength(1);
    expect(fixture.context().answer).toBeUndefined();
  });

  test('a session that ends while the member loads leads back to the form', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'expired' }));
    expect(fixture.services.dropSession.calls).toHaveLength(1);
    fixture.clock.increment(serviceTimeoutMs - 1);
    expect(fixture.view().step).toBe('submitting');
    fixture.clock.increment(1);
    expect(fixture.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });

  test('a session that cannot be ended is left to expire', async () => {
    const fixture = await arrive.storeSession();
    await fail(fixture.services.storeSession, new Error('the storage is full'));
    await fail(fixture.services.dropSession, new Error('the storage is full'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'malformed', detail: 'Error: the storage is full' },
    });
  });
});

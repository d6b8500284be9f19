import { describe, expect, test } from 'vitest';
import {
  answer,
  depositFixture,
  minutes,
  paying,
  proof,
  row,
  waiting,
} from '../../test/deposit-fixture.ts';
import { expired, offline, refused } from '../../test/failures.ts';
import { loseAct } from '../../test/fixture.ts';
import { settle } from '../../test/held.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { pollMs, restMs } from '../shared/seen.ts';

describe('"I have paid"', () => {
  test('opens a case, once', async () => {
    const at = paying();
    at.actor.send({ type: 'sendProof', images: proof });
    expect(at.view().step).toBe('paying');
    at.actor.send({ type: 'paid', fields: { reference: ' U1 ' } });
    at.actor.send({ type: 'paid', fields: {} });
    at.actor.send({ type: 'giveUp' });
    expect(at.view()).toMatchObject({ step: 'sayingPaid', busy: true });
    expect(at.services.sayPaid.calls).toHaveLength(1);
    expect(at.services.sayPaid.last().input.request).toEqual({
      reference: 'D1',
      fields: { reference: 'U1' },
    });
    await answer(at, 'sayPaid', row('paid', 1, { caseNumber: 'C1' }));
    expect(at.view()).toMatchObject({ step: 'waiting', deposit: { caseNumber: 'C1' } });
    at.actor.send({ type: 'paid', fields: {} });
    at.actor.send({ type: 'giveUp' });
    expect(at.view().step).toBe('waiting');
  });

  test('that is rejected reloads the deposit and gives the reason', async () => {
    const at = paying();
    at.actor.send({ type: 'paid', fields: {} });
    at.services.sayPaid.last().fail(refused('FIELD_INVALID'));
    await settle();
    expect(at.services.readDeposit.last().input).toBe('D1');
    await answer(at, 'readDeposit', row('created', 5));
    expect(at.view()).toMatchObject({ step: 'paying', failure: { code: 'FIELD_INVALID' } });
    at.actor.send({ type: 'paid', fields: {} });
    expect(at.view().failure).toBeUndefined();
    expect(at.services.sayPaid.last().input.key).toBe('key-2');
  });

  test('whose answer is lost reloads the deposit if the member does not retry', async () => {
    const at = paying();
    at.actor.send({ type: 'paid', fields: {} });
    await loseAct(at, at.services.sayPaid);
    at.view().act?.send({ type: 'leave' });
    await answer(at, 'readDeposit', row('paid', 9));
    // What was read says that it was done: nothing on the page may say that it was not.
    expect(at.view()).toMatchObject({ step: 'waiting', failure: undefined });
  });

  test('whose answer is lost gives no reason, and one of its own when the deposit cannot be read', async () => {
    const at = paying();
    at.actor.send({ type: 'giveUp' });
    await loseAct(at, at.services.giveUp);
    at.view().act?.send({ type: 'leave' });
    at.services.readDeposit.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({
      step: 'paying',
      failure: undefined,
      readFailure: { kind: 'offline' },
    });
  });

  test('can be sent while the deposit is being read', () => {
    const at = paying();
    at.actor.send({ type: 'refresh' });
    const read = at.services.readDeposit.last();
    expect(at.view()).toMatchObject({ step: 'paying', busy: false });
    at.actor.send({ type: 'paid', fields: {} });
    expect(read.signal.aborted).toBe(true);
    expect(at.view().step).toBe('sayingPaid');
  });
});

describe('a deposit that is not paid', () => {
  test('is abandoned when the member confirms', async () => {
    const at = paying();
    at.actor.send({ type: 'giveUp' });
    expect(at.view()).toMatchObject({ step: 'givingUp', busy: true });
    expect(at.services.giveUp.last().input.request).toEqual({ reference: 'D1' });
    await answer(at, 'giveUp', row('cancelled', 1));
    expect(at.output()).toEqual({ result: 'settled', deposit: row('cancelled', 1).row });
  });

  test('that was paid meanwhile is not abandoned', async () => {
    const at = paying();
    at.actor.send({ type: 'giveUp' });
    at.services.giveUp.last().fail(refused('WRONG_STATE'));
    await settle();
    await answer(at, 'readDeposit', row('paid', 1));
    expect(at.view()).toMatchObject({ step: 'waiting', failure: { code: 'WRONG_STATE' } });
  });

  test('expires when the platform reports it, not by the page’s clock', async () => {
    const at = paying();
    for (let ms = 0; ms < 30 * minutes - pollMs; ms += pollMs) {
      at.clock.increment(pollMs);
      await answer(at, 'readDeposit', row('created', at.clock.now()));
    }
    at.clock.increment(pollMs);
    const reads = at.services.readDeposit.calls.length;
    at.services.readDeposit.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'paying', readFailure: { kind: 'offline' } });
    at.clock.increment(restMs - 1);
    expect(at.services.readDeposit.calls).toHaveLength(reads);
    at.clock.increment(1);
    await answer(at, 'readDeposit', row('expired', at.clock.now()));
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'expired' } });
  });
});

describe('a deposit that is paid', () => {
  test('is read again until it has arrived', async () => {
    const at = waiting();
    at.clock.increment(pollMs - 1);
    expect(at.services.readDeposit.calls).toHaveLength(0);
    at.clock.increment(1);
    await answer(at, 'readDeposit', row('paid', pollMs));
    expect(at.view().step).toBe('waiting');
    at.clock.increment(pollMs);
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().readFailure).toBeUndefined();
    at.clock.increment(1);
    expect(at.view().readFailure).toEqual({ kind: 'timeout', afterMs: serviceTimeoutMs });
    at.clock.increment(pollMs);
    await answer(at, 'readDeposit', row('paid', pollMs * 3));
    expect(at.view().readFailure).toBeUndefined();
    at.clock.increment(pollMs);
    await answer(at, 'readDeposit', row('arrived', pollMs * 4));
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'arrived' } });
  });

  test('is not read while the page is hidden, and at once when it is shown again', async () => {
    const at = waiting();
    const reads = () => at.services.readDeposit.calls.length;
    at.actor.send({ type: 'hidden' });
    at.clock.increment(3 * pollMs);
    expect(reads()).toBe(0);
    at.actor.send({ type: 'shown' });
    expect(reads()).toBe(1);
    await answer(at, 'readDeposit', row('paid', at.clock.now()));
    at.clock.increment(pollMs);
    expect(reads()).toBe(2);
  });

  test('is not read when its flow begins in a hidden page, or the page is hidden during an act', async () => {
    const at = waiting(true);
    at.clock.increment(pollMs);
    expect(at.services.readDeposit.calls).toHaveLength(0);
    at.actor.send({ type: 'sendProof', images: proof });
    at.actor.send({ type: 'shown' });
    at.actor.send({ type: 'hidden' });
    await answer(at, 'sendProof', row('paid', at.clock.now()));
    at.clock.increment(pollMs);
    expect(at.services.readDeposit.calls).toHaveLength(0);
    at.actor.send({ type: 'sendProof', images: proof });
    at.actor.send({ type: 'shown' });
    await answer(at, 'sendProof', row('paid', at.clock.now()));
    at.clock.increment(pollMs);
    expect(at.services.readDeposit.calls).toHaveLength(1);
  });

  test('is not read after the end of the session, until the member refreshes', async () => {
    const at = waiting();
    const reads = () => at.services.readDeposit.calls.length;
    at.clock.increment(pollMs);
    at.services.readDeposit.last().fail(expired);
    await settle();
    at.clock.increment(3 * pollMs);
    at.actor.send({ type: 'hidden' });
    at.actor.send({ type: 'shown' });
    expect(reads()).toBe(1);
    expect(at.view().readFailure).toEqual({ kind: 'expired' });
    at.actor.send({ type: 'refresh' });
    await answer(at, 'readDeposit', row('paid', at.clock.now()));
    at.clock.increment(pollMs);
    expect(reads()).toBe(3);
  });

  test('takes over a newer state from another source, never an older one', () => {
    const at = waiting();
    at.actor.send({ type: 'update', seen: row('created', -1) });
    expect(at.view().step).toBe('waiting');
    at.actor.send({ type: 'update', seen: row('arrived', 1, { reference: 'D2' }) });
    expect(at.view().step).toBe('waiting');
    at.actor.send({ type: 'update', seen: row('failed', 1) });
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'failed' } });
  });

  test('uploads a proof and reports the progress', async () => {
    const at = waiting();
    at.actor.send({ type: 'sendProof', images: proof });
    const { request, report } = at.services.sendProof.last().input;
    expect(request).toEqual({ reference: 'D1', images: proof });
    report(0.5);
    expect(at.view().step).toBe('sendingProof');
    expect(at.view().act?.getSnapshot().context.part).toBe(0.5);
    const proofs = [{ id: 'f1', type: 'image/png' as const, size: 1 }];
    await answer(at, 'sendProof', row('paid', 1, { proofs }));
    expect(at.view()).toMatchObject({ step: 'waiting', deposit: { proofs } });
    expect(at.actor.getSnapshot().context.images).toEqual([]);
  });

  test('accepts three images in total', () => {
    const image = { id: 'f1', type: 'image/png' as const, size: 1 };
    const at = depositFixture(undefined, row('paid', 0, { proofs: [image, image] }));
    at.actor.send({ type: 'sendProof', images: [...proof, ...proof] });
    expect(at.view()).toMatchObject({ step: 'waiting', imagesProblem: 'tooMany' });
    at.actor.send({ type: 'sendProof', images: proof });
    expect(at.view()).toMatchObject({ step: 'sendingProof', imagesProblem: undefined });
  });

  test('whose proof is rejected gives the reason', async () => {
    const at = waiting();
    at.actor.send({ type: 'sendProof', images: proof });
    at.services.sendProof.last().fail(refused('FILE_TYPE_WRONG'));
    await settle();
    await answer(at, 'readDeposit', row('paid', 1));
    expect(at.view()).toMatchObject({ step: 'waiting', failure: { code: 'FILE_TYPE_WRONG' } });
  });
});

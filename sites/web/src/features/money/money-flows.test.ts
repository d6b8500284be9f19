// The money machines with the sandbox behind their ports: what a member sees, and what the books say of it.
import { payeeAdd, payeeList } from '@livery/api/contract/payees';
import { transferCreate, transferTargets } from '@livery/api/contract/transfers';
import {
  withdrawalConfirm,
  withdrawalCreate,
  withdrawalDetail,
  withdrawalTerms,
} from '@livery/api/contract/withdrawals';
import { type ActRef, selectAct } from '@livery/flows/act';
import { selectTransfer, transferWith } from '@livery/flows/transfer';
import { selectWithdrawal, withdrawalWith } from '@livery/flows/withdrawal';
import { confirmationWith, type SentWithdrawal } from '@livery/flows/withdrawal-confirmation';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  held,
  type Member,
  minute,
  openPlatform,
  type Platform,
  patient,
  paymentPassword,
} from '../../fixtures/money-platform.fixture.ts';

function startTransfer(platform: Platform, member: Member) {
  const machine = transferWith({
    loadTargets: (_, signal) => member.call(transferTargets, {}, { signal }),
    transfer: ({ request, key }, signal) =>
      member.call(transferCreate, request, { idempotencyKey: key, signal }),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: { newKey: platform.newKey, decimals: 2 },
  }).start();
  return { actor, clock };
}

test('a transfer pressed twice, whose answers are lost, moves the money once', async () => {
  const platform = await openPlatform();
  const [tara, arun] = [await platform.signIn('tara2026'), await platform.signIn('arun2026')];
  const before = await platform.books();
  const [hers, his] = [await held(tara), await held(arun)];
  const { actor, clock } = startTransfer(platform, tara);
  await waitFor(actor, (snapshot) => snapshot.matches('form'), patient);
  // the client asks twice at each try of the act
  platform.loseAnswers(4);
  actor.send({
    type: 'submit',
    values: { account: 'arun2026', amount: '100.5', password: paymentPassword },
  });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  const waiting = setInterval(() => clock.increment(2000), 5);
  const { output } = await waitFor(actor, ({ status }) => status === 'done', patient);
  clearInterval(waiting);
  expect(output).toMatchObject({ result: 'transferred', transfer: { amount: '100.50' } });
  expect(Number(await held(tara))).toBe(Number(hers) - 100.5);
  expect(Number(await held(arun))).toBe(Number(his) + 100.5);
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
});

test('a transfer that was made, and then meets a closed gateway, is made once', async () => {
  let sends = 0;
  const platform = await openPlatform(async ({ pathname }, go) => {
    if (pathname !== transferCreate.path) return go();
    sends += 1;
    if (sends === 2 || sends === 3) {
      return Response.json({ success: false, code: 'NOT_OPEN' }, { status: 403 });
    }
    const answer = await go();
    if (sends === 1) throw new TypeError('the answer is lost');
    return answer;
  });
  const tara = await platform.signIn('tara2026');
  const before = await platform.books();
  const { actor, clock } = startTransfer(platform, tara);
  await waitFor(actor, (snapshot) => snapshot.matches('form'), patient);
  actor.send({
    type: 'submit',
    values: { account: 'arun2026', amount: '5', password: paymentPassword },
  });
  actor.send({ type: 'confirm' });
  // `transferring` has an act
  const act = selectTransfer(actor.getSnapshot()).act as ActRef;
  await waitFor(act, (snapshot) => snapshot.matches('pausing'), patient);
  clock.increment(2000);
  const waiting = await waitFor(act, (snapshot) => snapshot.matches('unanswered'), patient);
  expect(selectAct(waiting)).toMatchObject({ mayBeDone: true, failure: { code: 'NOT_OPEN' } });
  // the form, and a new key with it, is out of reach
  actor.send({ type: 'confirm' });
  expect(actor.getSnapshot().value).toBe('transferring');
  act.send({ type: 'again' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done', patient);
  expect(output).toMatchObject({ result: 'transferred', transfer: { amount: '5.00' } });
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
});

test('a transfer that is refused moves nothing, and the next try is an act of its own', async () => {
  const platform = await openPlatform();
  const tara = await platform.signIn('tara2026');
  const before = await platform.books();
  const { actor } = startTransfer(platform, tara);
  await waitFor(actor, (snapshot) => snapshot.matches('form'), patient);
  const values = { account: 'arun2026', amount: '5', password: 'Wrong4fun' };
  actor.send({ type: 'submit', values });
  actor.send({ type: 'confirm' });
  const refused = await waitFor(
    actor,
    (snapshot) => snapshot.matches('form') && snapshot.context.failure !== undefined,
    patient,
  );
  expect(refused.context).toMatchObject({ values, failure: { code: 'PAYMENT_PASSWORD_WRONG' } });
  expect(await platform.books()).toEqual({ ...before, sound: true });
  actor.send({ type: 'submit', values: { ...values, password: paymentPassword } });
  actor.send({ type: 'confirm' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done', patient);
  expect(output).toMatchObject({ result: 'transferred' });
  expect((await platform.books()).movements).toBe(before.movements + 1);
});

function startWithdrawal(platform: Platform, member: Member) {
  const machine = withdrawalWith({
    loadStart: async (_, signal) => ({
      terms: await member.call(withdrawalTerms, {}, { signal }),
      payees: (await member.call(payeeList, {}, { signal })).list,
    }),
    withdraw: ({ request, key }, signal) =>
      member.call(withdrawalCreate, request, { idempotencyKey: key, signal }),
  });
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { newKey: platform.newKey, decimals: 2 },
  });
  return actor.start();
}

async function withdraw(platform: Platform, member: Member): Promise<SentWithdrawal> {
  const payee = await member.call(payeeAdd, {
    kind: 'bank',
    name: 'Tara Kumari',
    account: '123456789012',
    bankCode: 'DEMO0123456',
  });
  const actor = startWithdrawal(platform, member);
  await waitFor(actor, (snapshot) => snapshot.matches('payee'), patient);
  // one answer is lost, and the button is pressed twice
  platform.loseAnswers(1);
  actor.send({ type: 'choose', payee: payee.id });
  actor.send({ type: 'submit', values: { amount: '500', password: paymentPassword } });
  actor.send({ type: 'submit', values: { amount: '500', password: paymentPassword } });
  const done = await waitFor(actor, ({ status }) => status === 'done', patient);
  const { withdrawal } = selectWithdrawal(done);
  if (!withdrawal) throw new Error(`No withdrawal: ${JSON.stringify(done.output)}`);
  return withdrawal;
}

test('a withdrawal is held once, and the next is blocked by it', async () => {
  const platform = await openPlatform();
  const tara = await platform.signIn('tara2026');
  const before = await platform.books();
  const hers = Number(await held(tara));
  expect(await withdraw(platform, tara)).toMatchObject({ state: 'requested', amount: '500.00' });
  expect(Number(await held(tara))).toBe(hers - 500);
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
  const next = startWithdrawal(platform, tara);
  const { context } = await waitFor(next, (snapshot) => snapshot.matches('blocked'), patient);
  expect(context.start?.terms.blocks).toMatchObject([{ reason: 'openWithdrawal' }]);
});

/** A confirmation as a tab starts it, or a reload: from the platform's row. */
async function confirmation(platform: Platform, member: Member, reference: string) {
  const read = async (signal?: AbortSignal) => {
    const { value, serverTime } = await member.answer(withdrawalDetail, { reference }, { signal });
    return { row: value, serverTime };
  };
  const machine = confirmationWith({
    readWithdrawal: (_, signal) => read(signal),
    confirm: async ({ request, key, report }, signal) => {
      const options = { idempotencyKey: key, signal, onProgress: report };
      const { value, serverTime } = await member.answer(withdrawalConfirm, request, options);
      return { row: value, serverTime };
    },
  });
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { newKey: platform.newKey, now: platform.now, withdrawal: await read() },
  });
  return actor.start();
}

/** The withdrawal when its money is on its way. */
async function sent() {
  const platform = await openPlatform();
  const tara = await platform.signIn('tara2026');
  const { reference } = await withdraw(platform, tara);
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    const { state } = await tara.call(withdrawalDetail, { reference });
    if (state === 'sent') return { platform, tara, reference };
    platform.pass(5 * minute);
  }
  throw new Error('The withdrawal was never sent.');
}

test('a dispute and its end in another tab move no money, and both tabs agree', async () => {
  const { platform, tara, reference } = await sent();
  const before = await platform.books();
  const hers = await held(tara);
  const one = await confirmation(platform, tara, reference);
  const other = await confirmation(platform, tara, reference);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const images = [new File([png], 'proof.png', { type: 'image/png' })];
  platform.loseAnswers(1);
  one.send({ type: 'notReceived', proof: { images, comment: 'Not here' } });
  one.send({ type: 'received' });
  await waitFor(one, ({ context }) => context.followed.row.state === 'disputed', patient);
  other.send({ type: 'refresh' });
  await waitFor(other, ({ context }) => context.followed.row.state === 'disputed', patient);
  other.send({ type: 'received' });
  const { output } = await waitFor(other, ({ status }) => status === 'done', patient);
  expect(output).toMatchObject({ withdrawal: { state: 'received' } });
  // the first tab answers what is over already, and reads what holds
  one.send({ type: 'fullPaymentMade' });
  const late = await waitFor(one, ({ status }) => status === 'done', patient);
  expect(late.output).toMatchObject({ withdrawal: { state: 'received', receivedBy: 'member' } });
  expect(await held(tara)).toBe(hers);
  expect(await platform.books()).toEqual({ ...before, sound: true });
});

test('the end of the time and a reload agree on "received", which moves no money [spec 4.44]', async () => {
  const { platform, tara, reference } = await sent();
  const before = await platform.books();
  const one = await confirmation(platform, tara, reference);
  platform.pass(31 * minute);
  one.send({ type: 'notReceived', proof: { images: [], comment: '' } });
  expect(one.getSnapshot().matches('following')).toBe(true);
  one.send({ type: 'received' });
  const { output } = await waitFor(one, ({ status }) => status === 'done', patient);
  expect(output).toMatchObject({ withdrawal: { state: 'received', receivedBy: 'deadline' } });
  const reloaded = await confirmation(platform, tara, reference);
  expect(reloaded.getSnapshot().output).toMatchObject({
    withdrawal: output?.withdrawal,
  });
  expect(await platform.books()).toEqual({ ...before, sound: true });
});

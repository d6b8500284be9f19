// Deposits, promotions, points and contracts with the sandbox behind their ports: what a member sees, and what the books say of it.
import {
  type AgentContract,
  consolidatedContract,
  contractAccept,
  contractEndRequest,
  contractList,
  contractOffer,
  contractReject,
  contractTerminate,
} from '@livery/api/contract/agents';
import {
  depositCancel,
  depositCreate,
  depositDetail,
  depositMethods,
  depositPaid,
  depositProof,
} from '@livery/api/contract/deposits';
import {
  pointsBalance,
  pointsRedeem,
  pointsRedeemList,
  pointsRewards,
} from '@livery/api/contract/points';
import { activityApply, activityClaim, activityList } from '@livery/api/contract/promotions';
import { consolidatedFunds } from '@livery/api/contract/wallet';
import { applicationWith, selectApplication } from '@livery/flows/activity-application';
import { type ContractAnswer, offerWith, selectOffer } from '@livery/flows/contract-offer';
import { depositWith } from '@livery/flows/deposit';
import { redeemWith, selectRedeem } from '@livery/flows/point-redeem';
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

const over = ({ status }: { readonly status: string }) => status === 'done';

/** A deposit as a tab starts it, or a reload: from the platform's row when there is one. */
async function startDeposit(platform: Platform, member: Member, reference?: string) {
  const seen = async <Row>(
    answer: Promise<{ readonly value: Row; readonly serverTime: number }>,
  ) => {
    const { value, serverTime } = await answer;
    return { row: value, serverTime };
  };
  const read = (which: string, signal?: AbortSignal) =>
    seen(member.answer(depositDetail, { reference: which }, { signal }));
  const machine = depositWith({
    loadMethods: async (_, signal) => (await member.call(depositMethods, {}, { signal })).list,
    createDeposit: ({ request, key }, signal) =>
      seen(member.answer(depositCreate, request, { idempotencyKey: key, signal })),
    sayPaid: ({ request, key }, signal) =>
      seen(member.answer(depositPaid, request, { idempotencyKey: key, signal })),
    sendProof: ({ request, key }, signal) =>
      seen(member.answer(depositProof, request, { idempotencyKey: key, signal })),
    giveUp: ({ request, key }, signal) =>
      seen(member.answer(depositCancel, request, { idempotencyKey: key, signal })),
    readDeposit: read,
  });
  const deposit = reference === undefined ? undefined : await read(reference);
  const input = { newKey: platform.newKey, decimals: 2, now: platform.now, deposit };
  return createActor(machine, { clock: new SimulatedClock(), input }).start();
}

test('a deposit begun twice and paid twice, over a reload, arrives once', async () => {
  const platform = await openPlatform();
  const tara = await platform.signIn('tara2026');
  const before = await platform.books();
  const hers = Number(await held(tara));
  const first = await startDeposit(platform, tara);
  await waitFor(first, (snapshot) => snapshot.matches('method'), patient);
  first.send({ type: 'choose', method: 'bank' });
  platform.loseAnswers(1);
  const values = { amount: '500', fields: {} };
  first.send({ type: 'submit', values });
  first.send({ type: 'submit', values });
  const begun = await waitFor(first, ({ context }) => context.followed !== undefined, patient);
  const reference = begun.context.followed?.row.reference;
  first.stop();

  const reloaded = await startDeposit(platform, tara, reference);
  platform.loseAnswers(1);
  reloaded.send({ type: 'paid', fields: {} });
  reloaded.send({ type: 'paid', fields: {} });
  await waitFor(reloaded, (snapshot) => snapshot.matches({ following: 'waiting' }), patient);
  expect(await platform.books()).toEqual({ ...before, sound: true });
  platform.pass(60 * minute);
  reloaded.send({ type: 'refresh' });
  const { output } = await waitFor(reloaded, over, patient);
  expect(output).toMatchObject({ result: 'settled', deposit: { state: 'arrived', reference } });
  expect(Number(await held(tara))).toBe(hers + 500);
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
});

async function startApplication(platform: Platform, member: Member, promotionId: string) {
  const read = async (which: string, signal?: AbortSignal) => {
    const { list } = await member.call(activityList, {}, { signal });
    const activity = list.find((each) => each.promotionId === which);
    if (!activity) throw new Error(`There is no promotion ${which}.`);
    return activity;
  };
  const machine = applicationWith({
    apply: ({ request, key, report }, signal) =>
      member.call(activityApply, request, { idempotencyKey: key, signal, onProgress: report }),
    claim: ({ request, key }, signal) =>
      member.call(activityClaim, request, { idempotencyKey: key, signal }),
    readActivity: read,
  });
  const input = { newKey: platform.newKey, activity: await read(promotionId) };
  return createActor(machine, { clock: new SimulatedClock(), input }).start();
}

test('a reward claimed in two tabs, with its answer lost, is paid once', async () => {
  const platform = await openPlatform();
  const tara = await platform.signIn('tara2026');
  const before = await platform.books();
  const hers = Number(await held(tara));
  const applying = await startApplication(platform, tara, 'report');
  platform.loseAnswers(1);
  applying.send({ type: 'apply', values: { comment: 'A picture is missing.', images: [] } });
  await waitFor(applying, ({ context }) => context.activity.state === 'applying', patient);
  platform.pass(10 * minute);
  const tabs = [
    await startApplication(platform, tara, 'report'),
    await startApplication(platform, tara, 'report'),
  ] as const;
  platform.loseAnswers(1);
  for (const tab of tabs) {
    tab.send({ type: 'claim' });
    tab.send({ type: 'claim' });
  }
  for (const tab of tabs) {
    const settled = await waitFor(tab, (snapshot) => snapshot.matches('standing'), patient);
    expect(selectApplication(settled)).toMatchObject({ activity: { state: 'claimed' } });
  }
  // It is set aside until it has been staked once.
  expect(Number(await held(tara))).toBe(hers);
  expect(await tara.call(consolidatedFunds, {})).toMatchObject({ bonus: '50.00' });
  const after = await platform.books();
  expect(after).toEqual({ sound: true, movements: before.movements + 1 });
});

function startRedeem(platform: Platform, member: Member, rewardId: string) {
  const machine = redeemWith({
    readStart: async (which, signal) => {
      const [{ points }, { list }] = await Promise.all([
        member.call(pointsBalance, {}, { signal }),
        member.call(pointsRewards, { pageSize: 100 }, { signal }),
      ]);
      return { points, reward: list.find((each) => each.rewardId === which) };
    },
    redeem: ({ request, key }, signal) =>
      member.call(pointsRedeem, request, { idempotencyKey: key, signal }),
  });
  const input = { newKey: platform.newKey, rewardId };
  return createActor(machine, { clock: new SimulatedClock(), input }).start();
}
const atForm = (actor: ReturnType<typeof startRedeem>) =>
  waitFor(actor, (snapshot) => snapshot.matches('form'), patient);

test('goods taken for points with two presses and a lost answer are taken once', async () => {
  const platform = await openPlatform();
  const mira = await platform.signIn('mira2026');
  const before = await platform.books();
  const actor = startRedeem(platform, mira, 'CARDS');
  const shown = selectRedeem(await atForm(actor));
  expect(shown).toMatchObject({ needsAddress: true, most: 3 });
  const { left } = shown.costOf(2);
  const values = { quantity: 2, address: '1 Lotus Lane', password: paymentPassword };
  actor.send({ type: 'submit', values });
  actor.send({ type: 'back' });
  actor.send({ type: 'submit', values });
  platform.loseAnswers(1);
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  const { output } = await waitFor(actor, over, patient);
  expect(output).toMatchObject({ result: 'redeemed', record: { quantity: 2, points: 1800 } });
  expect((await mira.call(pointsBalance, {})).points).toBe(left);
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
  // a reload begins from what is there now
  const reloaded = selectRedeem(await atForm(startRedeem(platform, mira, 'CARDS')));
  expect(reloaded).toMatchObject({
    points: left,
    reward: { stock: (shown.reward?.stock ?? 0) - 2 },
  });
});

test('two tabs cannot spend the same points: the slower one sees what is left', async () => {
  const platform = await openPlatform();
  const mira = await platform.signIn('mira2026');
  const [one, other] = [
    startRedeem(platform, mira, 'LANTERN'),
    startRedeem(platform, mira, 'LANTERN'),
  ];
  await atForm(one);
  const { most } = selectRedeem(await atForm(other));
  const before = await platform.books();
  const values = { quantity: most, address: '1 Lotus Lane', password: paymentPassword };
  for (const tab of [one, other]) {
    tab.send({ type: 'submit', values });
    tab.send({ type: 'confirm' });
  }
  const settled = await Promise.all(
    [one, other].map((tab) =>
      waitFor(tab, (at) => over(at) || (at.matches('form') && !!at.context.failure), patient),
    ),
  );
  const slower = settled.find((at) => !over(at));
  expect(settled.filter(over)).toHaveLength(1);
  if (!slower) throw new Error('Both tabs have spent the points.');
  expect(selectRedeem(slower)).toMatchObject({
    failure: { code: 'INSUFFICIENT_POINTS' },
    values: { quantity: most },
    most: 0,
  });
  expect((await mira.call(pointsBalance, {})).points).toBeGreaterThanOrEqual(0);
  expect(await platform.books()).toEqual({ sound: true, movements: before.movements + 1 });
  expect((await mira.call(pointsRedeemList, {})).list[0]?.quantity).toBe(most);
});

const answerCalls = {
  accept: contractAccept,
  reject: contractReject,
  terminate: contractTerminate,
} satisfies Record<ContractAnswer, unknown>;

function startOffer(platform: Platform, member: Member, contractId: string) {
  const machine = offerWith({
    readStanding: async (which, signal) => {
      const { list } = await member.call(contractList, { pageSize: 100 }, { signal });
      const contract = list.find((each) => each.contractId === which);
      if (!contract) throw new Error(`There is no contract ${which}.`);
      const others = list.filter((each) => each.kind === contract.kind && each !== contract);
      return {
        contract,
        current: others.find(({ side, state }) => side === 'received' && state === 'active'),
        given: others.filter(
          ({ side, state }) => side === 'given' && (state === 'active' || state === 'offered'),
        ),
      };
    },
    answer: ({ request: { answer, contract }, key }, signal) =>
      member.call(answerCalls[answer], contract, { idempotencyKey: key, signal }),
  });
  const input = { newKey: platform.newKey, contractId };
  return createActor(machine, { clock: new SimulatedClock(), input }).start();
}
const standing = (actor: ReturnType<typeof startOffer>) =>
  waitFor(actor, (snapshot) => snapshot.matches('standing'), patient);
const wage = (account: string, rate: string) => ({
  account,
  kind: 'daily' as const,
  tiers: [{ betAmount: '1000', rate }],
});
async function stateOf(member: Member, contract: AgentContract) {
  const { list } = await member.call(contractList, { pageSize: 100 });
  return list.find(({ contractId }) => contractId === contract.contractId);
}

test('a lower rate ends the contracts that it announced, when it is accepted [spec 4.46]', async () => {
  const platform = await openPlatform();
  const [arun, line] = [await platform.signIn('arun2026'), await platform.signIn('line012026')];
  const offered = await arun.call(contractOffer, wage('line012026', '0.45'), {
    idempotencyKey: platform.newKey(),
  });
  const before = await platform.books();
  const actor = startOffer(platform, line, offered.contractId);
  await standing(actor);
  actor.send({ type: 'choose', answer: 'accept' });
  const consequences = selectOffer(actor.getSnapshot()).consequences;
  expect(consequences?.replaces).toMatchObject({ rate: '0.6' });
  expect(consequences?.endsBelow).toMatchObject([
    { account: 'line052026', rate: '0.5', state: 'active' },
  ]);
  for (const each of consequences?.endsBelow ?? []) {
    expect(await stateOf(line, each)).toMatchObject({ state: 'active' });
  }
  platform.loseAnswers(1);
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  const after = selectOffer(await standing(actor));
  expect(after).toMatchObject({ contract: { state: 'active' }, answers: ['terminate'] });
  expect(after.failure).toBeUndefined();
  for (const each of consequences?.endsBelow ?? []) {
    expect(await stateOf(line, each)).toMatchObject({ state: 'terminated', endedBy: 'lowerRate' });
  }
  const { dailySalary } = await line.call(consolidatedContract, {});
  expect(dailySalary.contract?.rate).toBe('0.45');
  expect(await platform.books()).toEqual({ ...before, sound: true });
});

test('an answer from an old tab never meets another question [spec 4.46]', async () => {
  const platform = await openPlatform();
  const [arun, line] = [await platform.signIn('arun2026'), await platform.signIn('line012026')];
  const offered = await arun.call(contractOffer, wage('line012026', '0.6'), {
    idempotencyKey: platform.newKey(),
  });
  const [one, old] = [
    startOffer(platform, line, offered.contractId),
    startOffer(platform, line, offered.contractId),
  ];
  await Promise.all([standing(one), standing(old)]);
  old.send({ type: 'choose', answer: 'accept' });
  one.send({ type: 'choose', answer: 'accept' });
  one.send({ type: 'confirm' });
  await standing(one);
  await arun.call(contractEndRequest, offered, { idempotencyKey: platform.newKey() });
  old.send({ type: 'confirm' });
  expect(selectOffer(await standing(old))).toMatchObject({
    failure: { code: 'WRONG_STATE' },
    contract: { state: 'active', request: 'termination' },
    answers: ['accept', 'reject', 'terminate'],
  });
  old.send({ type: 'choose', answer: 'reject' });
  old.send({ type: 'confirm' });
  expect(selectOffer(await standing(old))).toMatchObject({
    failure: undefined,
    contract: { state: 'active', request: 'new' },
  });
});

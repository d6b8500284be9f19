import { contract } from '@livery/api/contract';
import { maxImageBytes, uploadDetail } from '@livery/api/contract/files';
import { messageList } from '@livery/api/contract/messages';
import { confirmAnswers } from '@livery/api/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { memberMessages } from '../messages/rows.ts';
import { newKey } from '../money/money.fixture.ts';
import { imageOf, minute } from '../payments/payments.fixture.ts';
import { withWithdrawal } from './withdrawals.fixture.ts';

const proof = [imageOf()];

describe('a withdrawal that was sent', () => {
  it('is received when its member confirms it [spec 4.43]', async () => {
    const { confirm, read, booksUnchanged, pass } = await withWithdrawal('sent');
    await booksUnchanged(async () => {
      expect(await confirm('received')).toMatchObject({
        success: true,
        value: { state: 'received', receivedBy: 'member', answers: [] },
      });
    });
    pass(60 * minute);
    expect(await read()).toMatchObject({ state: 'received', receivedBy: 'member' });
  });

  it('is received when its member reports the full payment [spec 4.43]', async () => {
    const { confirm } = await withWithdrawal('sent');
    expect((await confirm('fullPaymentMade')).value).toMatchObject({
      state: 'received',
      receivedBy: 'fullPaymentMade',
    });
  });

  it('opens a case when its member reports with proof that it has not arrived [spec 4.43]', async () => {
    const { confirm, pass, read, tara, booksUnchanged } = await withWithdrawal('sent');
    await booksUnchanged(async () => {
      const { value } = await confirm('notReceived', proof, newKey(), 'Nothing on my account');
      expect(value).toMatchObject({
        state: 'disputed',
        next: 'platform',
        answers: ['received', 'fullPaymentMade'],
        dispute: {
          caseNumber: expect.stringMatching(/^C261121/),
          reports: [
            { comment: 'Nothing on my account', proofs: [{ type: 'image/png', size: 100 }] },
          ],
        },
      });
    });
    // The deadline is gone: the clerk has it now.
    pass(20 * 60 * minute);
    const { state, confirmBy, dispute } = await read();
    expect({ state, confirmBy }).toEqual({ state: 'disputed', confirmBy: undefined });
    const id = dispute?.reports[0]?.proofs[0]?.id ?? '';
    expect((await tara.call(uploadDetail, { id })).size).toBe(100);
  });

  it.each([
    { what: 'without an image', images: [], code: 'FIELD_INVALID' },
    { what: 'with four', images: [...proof, ...proof, ...proof, ...proof], code: 'FILES_TOO_MANY' },
    {
      what: 'with 5 MB and a byte',
      images: [imageOf(maxImageBytes + 1)],
      code: 'FILE_TOO_LARGE',
    },
    { what: 'with a text', images: [new File(['x'], 'a.png')], code: 'FILE_TYPE_WRONG' },
  ])('opens none $what', async ({ images, code }) => {
    const { confirm, read } = await withWithdrawal('sent');
    expect(await confirm('notReceived', images)).toMatchObject({ status: 400, code });
    expect((await read()).state).toBe('sent');
  });

  it('accepts a comment of at most 140 characters, counting a letter with its marks as one', async () => {
    const { confirm } = await withWithdrawal('sent');
    const tooLong = await confirm('notReceived', proof, newKey(), 'x'.repeat(141));
    expect(tooLong.code).toBe('INVALID_REQUEST');
    expect((await confirm('notReceived', proof, newKey(), 'ที่'.repeat(140))).success).toBe(true);
  });

  it('can end without a refund by the platform only [spec 4.45]', async () => {
    const { reference, moveOn, read, tara, booksUnchanged, confirm } = await withWithdrawal('sent');
    await booksUnchanged(async () => {
      expect(await moveOn({ reference, to: 'forcedReceived' })).toBeUndefined();
      for (const answer of confirmAnswers) {
        expect(await confirm(answer, proof)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
      }
      for (const to of ['sent', 'received', 'rejected'] as const) {
        expect(await moveOn({ reference, to })).toMatchObject({ code: 'WRONG_STATE' });
      }
    });
    expect(await read()).toMatchObject({ state: 'forcedReceived', next: 'nobody', answers: [] });
    expect(await tara.balance()).toBe('2000.50');
  });
});

it('is told of each time it is sent, with the deadline of the answer', async () => {
  const { reference, moveOn, read, tara, pass, store } = await withWithdrawal('disputed');
  pass(60 * minute);
  await moveOn({ reference, to: 'sent' });
  const { list } = await tara.call(messageList, {});
  const [again, first] = list.filter(({ template }) => template === 'withdrawalSent');
  for (const each of [again, first]) {
    expect(each).toMatchObject({ reference, amount: '500.00', read: false });
    expect(each?.text).toMatch(/ until 21 Nov 2026, .* whether it has come/);
  }
  const { confirmBy, timeline } = await read();
  const payment = timeline.findLast(({ state }) => state === 'sent')?.reference;
  const message = await store.transaction((tx) =>
    tx.get(memberMessages, `MAYURA/tara2026/withdrawalSent-${payment}`),
  );
  expect(message?.row.deadline).toBe(confirmBy);
});

it('is asked for no answer by a deadline that passed before the member came back', async () => {
  const { pass, read, tara } = await withWithdrawal('approved');
  pass(6 * 60 * minute);
  expect(await read()).toMatchObject({ state: 'received', receivedBy: 'deadline' });
  const { list } = await tara.call(messageList, {});
  expect(list.some(({ template }) => template === 'withdrawalSent')).toBe(false);
});

describe('a dispute', () => {
  it('ends when the operator pays again: sent again, with another number and deadline', async () => {
    const { reference, moveOn, read, pass } = await withWithdrawal('disputed');
    const before = await read();
    pass(60 * minute);
    await moveOn({ reference, to: 'sent' });
    const again = await read();
    expect(again).toMatchObject({ state: 'sent', dispute: { outcome: 'paidAgain' } });
    const numbers = again.timeline.flatMap(({ reference: number }) => number ?? []);
    expect(new Set(numbers).size).toBe(2);
    // What was sent first keeps its number: with it the member looks for it at the bank.
    expect(before.timeline.find(({ state }) => state === 'sent')?.reference).toBe(numbers[0]);
    expect(again.confirmBy).toBe(before.changedAt + 90 * minute);
  });

  it('posts each payment: what is paid again is the loss of the house', async () => {
    const { reference, moveOn, confirm, audit, booksBalance, tara } = await withWithdrawal(
      'disputed',
      'qr',
    );
    /** What the house's books hold, in minor units. */
    const house = async (name: string) =>
      (await audit()).books.find(({ book }) => book === `house/MAYURA/${name}`)?.balance ?? 0n;
    const [bank, fees] = [await house('bank'), await house('fees')];
    const lost = await house('disputes');
    // 500 without the fee of 2.50, which is taken once.
    for (const times of [1n, 2n]) {
      await moveOn({ reference, to: 'sent' });
      expect((await house('bank')) - bank).toBe(times * 49_750n);
      expect((await house('disputes')) - lost).toBe(times * -49_750n);
      await confirm('notReceived', proof);
    }
    expect(await house('fees')).toBe(fees);
    expect(await tara.balance()).toBe('2000.50');
    await booksBalance();
  });

  it('keeps what was sent with it when what was paid again does not come either', async () => {
    const { reference, moveOn, read, pass, confirm, tara } = await withWithdrawal('sent');
    await confirm('notReceived', proof, newKey(), 'Nothing came');
    const first = (await read()).dispute;
    pass(60 * minute);
    await moveOn({ reference, to: 'sent' });
    await confirm('notReceived', [imageOf(70)]);
    const { dispute } = await read();
    expect(dispute).toMatchObject({ caseNumber: first?.caseNumber, openedAt: first?.openedAt });
    expect(dispute?.outcome).toBeUndefined();
    expect(dispute?.reports).toHaveLength(2);
    expect(dispute?.reports[0]).toEqual(first?.reports[0]);
    const sizes = [];
    for (const { proofs } of dispute?.reports ?? []) {
      for (const { id } of proofs) sizes.push((await tara.call(uploadDetail, { id })).size);
    }
    expect(sizes).toEqual([100, 70]);
  });

  it('ends with forced-received without a refund [spec 4.45]', async () => {
    const { reference, moveOn, read, tara, booksUnchanged } = await withWithdrawal('disputed');
    await booksUnchanged(() => moveOn({ reference, to: 'forcedReceived' }));
    expect(await read()).toMatchObject({
      state: 'forcedReceived',
      dispute: { outcome: 'forcedReceived' },
    });
    expect(await tara.balance()).toBe('2000.50');
  });

  it.each(['received', 'fullPaymentMade'])('ends when its member answers %s', async (answer) => {
    const { confirm } = await withWithdrawal('disputed');
    expect((await confirm(answer)).value).toMatchObject({
      state: 'received',
      dispute: { outcome: 'received' },
    });
  });

  it('cannot be opened twice', async () => {
    const { confirm } = await withWithdrawal('disputed');
    expect(await confirm('notReceived', proof)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('cannot be rejected or sent back to an earlier step', async () => {
    const { moveOn, reference, booksUnchanged } = await withWithdrawal('disputed');
    await booksUnchanged(async () => {
      for (const to of ['rejected', 'inReview', 'approved'] as const) {
        expect(await moveOn({ reference, to })).toMatchObject({ code: 'WRONG_STATE' });
      }
    });
  });
});

describe('an answer', () => {
  it.each(['requested', 'inReview', 'approved'] as const)(
    'is rejected for one that is %s',
    async (state) => {
      const { confirm, read, booksUnchanged } = await withWithdrawal(state);
      await booksUnchanged(async () => {
        for (const answer of confirmAnswers) {
          expect(await confirm(answer, proof)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
        }
      });
      expect((await read()).state).toBe(state);
    },
  );

  it('is given once for one key, and repeated with the first answer', async () => {
    const { confirm } = await withWithdrawal('sent');
    const key = newKey();
    const [one, other] = await Promise.all([
      confirm('notReceived', proof, key),
      confirm('notReceived', proof, key),
    ]);
    expect(other?.value).toEqual(one?.value);
    const third = await confirm('received', [], key);
    expect(third).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('counts only once of two different ones at the same time', async () => {
    const { confirm, read, booksBalance } = await withWithdrawal('sent');
    const both = await Promise.all([
      confirm('received'),
      confirm('notReceived', proof),
      confirm('fullPaymentMade'),
    ]);
    // "Received" may end a dispute that was opened before it; nothing follows on "received".
    expect(both.some(({ success }) => success)).toBe(true);
    const { state, timeline } = await read();
    expect(timeline.filter((entry) => entry.state === 'received')).toHaveLength(1);
    expect(state).toBe('received');
    await booksBalance();
  });

  it('and the deadline at the same time agree on one end', async () => {
    const { confirm, read, pass, tara } = await withWithdrawal('sent');
    pass(30 * minute);
    const [answer] = await Promise.all([confirm('received'), read(), tara.balance(), read()]);
    expect(answer).toMatchObject({ code: 'WRONG_STATE' });
    expect(await read()).toMatchObject({ state: 'received', receivedBy: 'deadline' });
  });

  it('needs a key, and is sent as multipart', () => {
    expect(contract.withdrawalConfirm).toMatchObject({ idempotent: true, body: 'multipart' });
  });
});

import { payeeAdd } from '@livery/api/contract/payees';
import { withdrawalDetail } from '@livery/api/contract/withdrawals';
import { imageOf, openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { paymentPassword } from '../session/session.fixture.ts';

type State = 'requested' | 'inReview' | 'approved' | 'sent' | 'disputed';

/** tara2026 with an account to be paid out to; the bank of the fixture takes no fee, its QR code takes 2.50. */
export async function withPayee(kind: 'bank' | 'qr' = 'bank', username = 'tara2026') {
  const opened = openPaymentsSandbox();
  const tara = await opened.member(username);
  const account = kind === 'bank' ? '123456789012' : 'tara@demo';
  const payee = await tara.call(payeeAdd, {
    kind,
    name: username === 'tara2026' ? 'Tara Kumari' : 'Pia Kumari',
    account,
    bankCode: 'DEMO0123456',
  });
  return {
    ...opened,
    tara,
    payee,
    ask: (amount = '500', key?: string) =>
      tara.act('withdrawalCreate', { payee: payee.id, amount, password: paymentPassword }, key),
  };
}

/** The same with a withdrawal of 500 in a state. */
export async function withWithdrawal(state: State, kind: 'bank' | 'qr' = 'bank') {
  const opened = await withPayee(kind);
  const { tara, parts } = opened;
  const withdrawal = await opened.ask();
  const { reference } = withdrawal;
  const confirm = (answer: string, images: readonly File[] = [], key?: string, comment?: string) =>
    parts(
      'withdrawalConfirm',
      tara.token,
      { reference, answer, images, ...(comment === undefined ? {} : { comment }) },
      key,
    );
  if (state !== 'requested') {
    await opened.moveOn({ reference, to: state === 'disputed' ? 'sent' : state });
  }
  if (state === 'disputed') await confirm('notReceived', [imageOf()]);
  return {
    ...opened,
    withdrawal,
    reference,
    confirm,
    read: () => tara.call(withdrawalDetail, { reference }),
  };
}

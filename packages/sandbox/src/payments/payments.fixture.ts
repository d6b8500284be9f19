import type { EndpointId } from '@livery/api/contract';
import { moveOn, settleDeposit } from '../control/payments.ts';
import type { SandboxMerchant, SandboxPaymentMethod } from '../merchant.ts';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey } from '../session/rows.ts';

export const minute = 60_000;

export const bankTransfer: SandboxPaymentMethod = {
  code: 'bank-transfer',
  kind: 'bank',
  label: { EN: 'Bank transfer', HI: 'बैंक ट्रांसफ़र' },
  min: '100',
  max: '50000',
  fee: '0',
  etaMinutes: 60,
  fields: ['accountName', 'accountNumber', 'reference'],
  status: 'up',
};
/** One method for each thing that a method can be. */
const methods: readonly SandboxPaymentMethod[] = [
  { ...bankTransfer, code: 'qr', kind: 'qr', fields: [], etaMinutes: 5, fee: '2.5' },
  { ...bankTransfer, code: 'wallet', kind: 'wallet', fields: ['walletNumber'], status: 'slow' },
  bankTransfer,
  { ...bankTransfer, code: 'down', kind: 'card', fields: [], status: 'down' },
  // The fixture's clock begins at 14:50 in Kolkata.
  { ...bankTransfer, code: 'closed', kind: 'agent', fields: [], hours: '16:00-22:30' },
  { ...bankTransfer, code: 'open', kind: 'agent', fields: [], hours: '22:00-15:00' },
];

export const merchant: SandboxMerchant = {
  code: 'MAYURA',
  name: 'Mayura',
  hosts: ['localhost'],
  mobileCountries: [],
  profile: 'demo',
  currency: { code: 'INR', decimals: 2, minBetUnit: 1 },
  timeZone: 'Asia/Kolkata',
  features: {},
  paymentMethods: methods,
  languages: ['EN', 'HI'],
  defaultLanguage: 'EN',
  siteSettings: {},
  contacts: {},
};

/** A few bytes that begin as an image does. */
export function imageOf(bytes = 100, type = 'image/png', name = 'proof.png'): File {
  const content = new Uint8Array(bytes);
  content.set(
    type === 'image/jpeg'
      ? [0xff, 0xd8, 0xff, 0xe0]
      : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  );
  return new File([content], name, { type });
}

/** A sandbox whose merchant takes payments, with what tests of payments ask of it. */
export function openPaymentsSandbox(
  more: Partial<SandboxMerchant> = {},
  options: Parameters<typeof openMoney>[0] = {},
) {
  const opened = openMoney({ merchants: [{ ...merchant, ...more }], ...options });
  const { sandbox, store } = opened;
  const send = rawCalls(sandbox);
  const desk = async () => ({ store, merchant: 'MAYURA', now: await sandbox.clock.now() });

  return {
    ...opened,
    /** A signed-in member, whose session lasts while the clock is moved by hours. */
    async member(username: string) {
      await sandbox.settings.set({ idleMs: 24 * 60 * minute });
      return opened.member(username);
    },
    /** Sends a call with parts; gives its envelope and status. */
    async parts(
      id: EndpointId,
      token: string,
      fields: Readonly<Record<string, string | readonly File[]>>,
      key = newKey(),
    ) {
      const { status, envelope } = await send(id, fields, token, key);
      // What a test reads of the value is the call's own affair.
      return { status, ...(envelope as Answer) };
    },
    settleDeposit: async (...[verdict]: VerdictOf<typeof settleDeposit>) =>
      settleDeposit(await desk(), verdict),
    moveOn: async (...[verdict]: VerdictOf<typeof moveOn>) => moveOn(await desk(), verdict),
    /** What a member's book holds, in minor units. */
    async bookOf(username: string, book: 'wallet' | 'held'): Promise<bigint> {
      const name = `member/${accountKey('MAYURA', username)}/${book}`;
      const { books } = await opened.audit();
      return books.find((each) => each.book === name)?.balance ?? 0n;
    },
  };
}

type VerdictOf<Work extends (desk: never, verdict: never) => unknown> = [Parameters<Work>[1]];

interface Answer {
  success: boolean;
  code?: string;
  message?: string;
  value: Record<string, unknown>;
}

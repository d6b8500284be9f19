import type { CompleteLanguage } from '@livery/i18n/languages';

/** What a merchant's file says because of the country that it is for. */
export interface Market {
  /** As a person reads it. */
  readonly name: string;
  readonly currency: {
    readonly code: string;
    readonly decimals: number;
    readonly symbol: string;
    readonly minBetUnit: number;
  };
  readonly timeZone: string;
  /** The members' own first. */
  readonly languages: readonly CompleteLanguage[];
  readonly dialingCode: string;
  /** Of a bank transfer, in the currency. */
  readonly transfer: { readonly min: string; readonly max: string };
}

/** By two-letter country code in small letters. A market is offered only in languages that are complete. */
export const markets: Readonly<Record<string, Market>> = {
  bd: {
    name: 'Bangladesh',
    currency: { code: 'BDT', decimals: 2, symbol: '৳', minBetUnit: 1 },
    timeZone: 'Asia/Dhaka',
    languages: ['BN', 'EN'],
    dialingCode: '880',
    transfer: { min: '1000', max: '300000' },
  },
  in: {
    name: 'India',
    currency: { code: 'INR', decimals: 2, symbol: '₹', minBetUnit: 1 },
    timeZone: 'Asia/Kolkata',
    languages: ['EN', 'HI'],
    dialingCode: '91',
    transfer: { min: '1000', max: '500000' },
  },
  my: {
    name: 'Malaysia',
    currency: { code: 'MYR', decimals: 2, symbol: 'RM', minBetUnit: 1 },
    timeZone: 'Asia/Kuala_Lumpur',
    languages: ['EN'],
    dialingCode: '60',
    transfer: { min: '50', max: '50000' },
  },
  np: {
    name: 'Nepal',
    currency: { code: 'NPR', decimals: 2, symbol: 'रू', minBetUnit: 1 },
    timeZone: 'Asia/Kathmandu',
    languages: ['EN'],
    dialingCode: '977',
    transfer: { min: '1000', max: '500000' },
  },
  ph: {
    name: 'Philippines',
    currency: { code: 'PHP', decimals: 2, symbol: '₱', minBetUnit: 1 },
    timeZone: 'Asia/Manila',
    languages: ['EN'],
    dialingCode: '63',
    transfer: { min: '500', max: '500000' },
  },
  sg: {
    name: 'Singapore',
    currency: { code: 'SGD', decimals: 2, symbol: 'S$', minBetUnit: 1 },
    timeZone: 'Asia/Singapore',
    languages: ['EN'],
    dialingCode: '65',
    transfer: { min: '20', max: '20000' },
  },
  th: {
    name: 'Thailand',
    currency: { code: 'THB', decimals: 2, symbol: '฿', minBetUnit: 1 },
    timeZone: 'Asia/Bangkok',
    languages: ['TH', 'EN'],
    dialingCode: '66',
    transfer: { min: '500', max: '500000' },
  },
  vn: {
    name: 'Vietnam',
    currency: { code: 'VND', decimals: 0, symbol: '₫', minBetUnit: 1000 },
    timeZone: 'Asia/Ho_Chi_Minh',
    languages: ['VI', 'EN'],
    dialingCode: '84',
    transfer: { min: '100000', max: '1000000000' },
  },
};

/** A bank transfer in every language that a merchant can offer. */
export const bankTransfer: Readonly<Record<CompleteLanguage, string>> = {
  BN: 'ব্যাংক ট্রান্সফার',
  EN: 'Bank transfer',
  HI: 'बैंक ट्रांसफ़र',
  TH: 'โอนเงินผ่านธนาคาร',
  VI: 'Chuyển khoản ngân hàng',
};

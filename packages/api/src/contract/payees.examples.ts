import type { Examples } from '../examples.ts';
import type { payeeCalls } from './payees.ts';

const payee = {
  id: 'p8Xw2LkQm4Rt',
  kind: 'bank',
  name: 'Mira Kumari',
  account: '••••••••9012',
  bankCode: 'DEMO0123456',
  addedAt: 1_795_252_800_000,
} as const;

/** One request and answer of each call. */
export const payeeExamples: Examples<typeof payeeCalls> = {
  payeeList: { request: {}, value: { list: [payee], max: 5, holder: 'Mira Kumari' } },
  payeeAdd: {
    request: {
      kind: 'bank',
      name: 'Mira Kumari',
      account: '123456789012',
      bankCode: 'DEMO0123456',
    },
    value: payee,
  },
  payeeRemove: { request: { id: 'p8Xw2LkQm4Rt', password: 'Pay4play' }, value: { list: [] } },
};

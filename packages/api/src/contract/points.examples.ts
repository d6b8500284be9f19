import type { Examples } from '../examples.ts';
import type { pointsCalls } from './points.ts';

/** One request and answer of each call. */
export const pointsExamples: Examples<typeof pointsCalls> = {
  pointsBalance: {
    request: {},
    value: { points: 4820, worth: '24.10' },
  },
  pointsRewards: {
    request: { type: 'GOODS', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          rewardId: 'LANTERN',
          type: 'GOODS',
          name: 'Paper lantern',
          description: 'Hand-folded, with a warm light.',
          language: 'EN',
          imageUrl: '/lgw/img/rewards/MAYURA/LANTERN.svg',
          points: 1200,
          amountRequirement: '0.00',
          stock: 25,
          maxQuantity: 5,
        },
      ],
      totalPages: 1,
    },
  },
  pointsRedeem: {
    request: { rewardId: 'LANTERN', quantity: 1, password: 'Pay4play', address: '1 Lotus Lane' },
    value: {
      reference: 'M261121K7M2QX',
      applyTime: 1_795_252_800_000,
      type: 'GOODS',
      name: 'Paper lantern',
      language: 'EN',
      quantity: 1,
      points: 1200,
      amountRequirement: '0.00',
      status: 'inProcess',
      remark: '',
    },
  },
  pointsRedeemList: {
    request: { status: 'rejected', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          reference: 'M261019B4T8WZ',
          applyTime: 1_792_400_000_000,
          type: 'GIFT',
          name: 'Tea voucher',
          language: 'EN',
          quantity: 2,
          points: 600,
          amountRequirement: '500.00',
          status: 'rejected',
          remark: 'The voucher is no longer issued. Your points are back.',
        },
      ],
      totalPages: 1,
    },
  },
  pointsConfig: {
    request: {},
    value: {
      rate: { points: 200, amount: '1.00' },
      minConvert: 200,
      stakePerPoint: '10.00',
      expire: false,
    },
  },
  pointsTransactions: {
    request: { kind: 'earned', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          reference: 'B261121K7M2QX',
          time: 1_795_252_800_000,
          kind: 'earned',
          points: 12,
          balance: 4820,
        },
      ],
      totalPages: 1,
    },
  },
  pointsConvert: {
    request: { points: 1000, password: 'Pay4play' },
    value: {
      reference: 'C261121K7M2QX',
      points: 1000,
      amount: '5.00',
      time: 1_795_252_800_000,
    },
  },
};

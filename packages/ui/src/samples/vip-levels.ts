import type { VipLevel } from '../vip-ladder/index.ts';

export const vipLevels: readonly VipLevel[] = [
  { rank: 1, name: 'Brass', perks: ['Weekly rebate'] },
  {
    rank: 2,
    name: 'Copper',
    requirement: 'from ₹50,000 of bets',
    perks: ['Weekly rebate', 'Gift on your birthday'],
  },
  {
    rank: 3,
    name: 'Silver',
    requirement: 'from ₹2,00,000 of bets',
    perks: ['Rebate every day', 'Gift on your birthday'],
  },
  {
    rank: 5,
    name: 'Gold',
    requirement: 'from ₹10,00,000 of bets',
    perks: ['Rebate every day', 'VIP service at any hour', 'Withdrawals first'],
  },
];

export const vipProgress = {
  label: 'To Silver',
  value: 124_000,
  max: 200_000,
  text: '₹1,24,000 of ₹2,00,000',
};

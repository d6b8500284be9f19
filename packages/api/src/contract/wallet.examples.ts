import type { Example } from '../examples.ts';

export const balanceExample: Example<'balance'> = {
  request: {},
  value: { sumBalance: '1234.50' },
};

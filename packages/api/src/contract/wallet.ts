import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from './fields.ts';

/** What the member has in all wallets together (spec §3 "Balance", §7). */
export const balance = endpoint({
  id: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({ sumBalance: moneySchema }),
});

/** Calls of wallets, by id. */
export const walletCalls = { balance };

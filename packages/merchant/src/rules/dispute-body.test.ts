import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { disputeBody } from './dispute-body.ts';

test('[spec B2.30] merchant/dispute-body', () => {
  expect(foundBy(disputeBody, { profile: 'licensed', disputeBody: undefined })).toMatchObject([
    { pointer: '/profile', remedy: expect.stringContaining('Add "disputeBody"') },
  ]);
  expect(foundBy(disputeBody, { profile: 'licensed' })).toEqual([]);
  expect(foundBy(disputeBody, { profile: 'demo', disputeBody: undefined })).toEqual([]);
});

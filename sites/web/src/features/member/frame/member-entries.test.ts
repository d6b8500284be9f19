import { expect, test } from 'vitest';
import { memberPageIds } from '../member-page-ids.ts';
import { pagesFor } from './member-entries.ts';

const everything = { money: true, offers: true, rebates: true };
const without = (...missing: readonly string[]) =>
  memberPageIds.filter((id) => !missing.includes(id));

test.each([
  ['a member', everything, []],
  [
    'a member of a merchant that plays for nothing',
    { ...everything, money: false },
    ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  ],
  [
    'somebody who takes a break or is excluded [spec B2.16]',
    { ...everything, offers: false },
    ['rewardCenter', 'referral', 'missionLeaderboard'],
  ],
  [
    'a member whose rebates are paid by themselves',
    { ...everything, rebates: false },
    ['manualRebate'],
  ],
] as const)('the menu of %s has their pages and no others', (_, standing, missing) => {
  expect(pagesFor(standing)).toEqual(without(...missing));
});

import type { TeamDownline } from '@livery/api/contract/team';
import { describe, expect, it } from 'vitest';
import { type Branch, branchPage, teamRows } from './team-rows.ts';

const member = (account: string, direct = 0): TeamDownline => ({
  account,
  nickname: account,
  level: 0,
  depth: 1,
  direct,
  downlines: direct,
  balance: '0.00',
  joined: 0,
  state: 'open',
  contracts: [],
  path: [],
});
const branch = (total: number, ...list: TeamDownline[]): Branch => ({
  total,
  pages: new Map([[1, list]]),
});

describe('the rows of a team', () => {
  it('are those directly below the agent, until an account is opened', () => {
    const branches = new Map([['', branch(2, member('asha', 1), member('binh'))]]);
    expect(teamRows(branches, new Set())).toMatchObject([
      { id: 'asha', level: 1, place: 1, of: 2, expanded: false, busy: false },
      { id: 'binh', level: 1, place: 2, of: 2, expanded: undefined, busy: false },
    ]);
  });

  it('have what is below an open account after it, one level further in', () => {
    const branches = new Map([
      ['', branch(2, member('asha', 1), member('binh'))],
      ['asha', branch(1, member('chai'))],
    ]);
    const rows = teamRows(branches, new Set(['asha']));
    expect(rows.map(({ id, level }) => [id, level])).toEqual([
      ['asha', 1],
      ['chai', 2],
      ['binh', 1],
    ]);
    expect(rows[1]?.wanted).toEqual({ account: 'asha', pageNo: 1 });
  });

  it('say that an open account is busy until what is below it has come', () => {
    const branches = new Map([['', branch(1, member('asha', 3))]]);
    expect(teamRows(branches, new Set(['asha']))).toMatchObject([{ expanded: true, busy: true }]);
  });

  it('keep a place for each account of a page that has not come', () => {
    const rows = teamRows(new Map([['', branch(250, member('asha'))]]), new Set());
    expect(rows).toHaveLength(250);
    expect(rows[0]).toMatchObject({ id: 'asha', busy: false });
    expect(rows[branchPage]).toMatchObject({
      busy: true,
      member: undefined,
      wanted: { account: undefined, pageNo: 2 },
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(250);
  });

  it('hide what is below an account that was closed again, and remember nothing of it', () => {
    const branches = new Map([
      ['', branch(1, member('asha', 1))],
      ['asha', branch(1, member('chai', 1))],
    ]);
    expect(teamRows(branches, new Set(['chai'])).map(({ id }) => id)).toEqual(['asha']);
  });
});

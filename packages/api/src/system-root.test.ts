import * as v from 'valibot';
import { expect, it } from 'vitest';
import { permissionSchema } from './contract/system.ts';
import { examples } from './examples.ts';
import { isForeignAddress, type SystemRoot, systemRoot } from './system-root.ts';

const open = v.parse(permissionSchema, examples.permission.value);
const closed = { ...open, maintenance: { active: true } };
const blocked = { ...closed, regionRestriction: { restricted: true } };
const permissions = { open, closed, blocked, missing: undefined };

it.each<[number | undefined, keyof typeof permissions, SystemRoot]>([
  [0, 'open', 'site'],
  [1, 'open', 'maintenance'],
  [2, 'open', 'region'],
  [3, 'open', 'unavailable'],
  [-1, 'open', 'unavailable'],
  [0, 'closed', 'maintenance'],
  [0, 'blocked', 'region'],
  [1, 'blocked', 'region'],
  [2, 'closed', 'region'],
  [7, 'closed', 'maintenance'],
  [0, 'missing', 'unavailable'],
  [1, 'missing', 'maintenance'],
  [2, 'missing', 'region'],
  [undefined, 'open', 'unavailable'],
  [undefined, 'closed', 'maintenance'],
  [undefined, 'blocked', 'region'],
  [undefined, 'missing', 'unavailable'],
])('status %s with permission %s shows %s [spec 4.04]', (status, permission, want) => {
  const answer = status === undefined ? undefined : { status };
  expect(systemRoot(answer, permissions[permission])).toBe(want);
});

it('[spec 8.18] a host that is not the merchant’s at the platform is foreign: rejected, or of another merchant', () => {
  const refused = { kind: 'refused', message: undefined, captcha: false } as const;
  const { code } = open.whitelabel;
  expect(isForeignAddress(code, open)).toBe(false);
  expect(isForeignAddress('OTHER', open)).toBe(true);
  expect(isForeignAddress(code, { ...refused, code: 'DOMAIN_INVALID' })).toBe(true);
  expect(isForeignAddress(code, { ...refused, code: 'NOT_OPEN' })).toBe(false);
  expect(isForeignAddress(code, { kind: 'offline' })).toBe(false);
  expect(isForeignAddress(code, undefined)).toBe(false);
});

it.each<[number | undefined, keyof typeof permissions, SystemRoot]>([
  [0, 'open', 'address'],
  [0, 'missing', 'address'],
  [undefined, 'missing', 'address'],
  [1, 'closed', 'address'],
  [2, 'open', 'region'],
  [0, 'blocked', 'region'],
])(
  '[spec 8.18] status %s with permission %s at a foreign address shows %s',
  (status, permission, want) => {
    const answer = status === undefined ? undefined : { status };
    expect(systemRoot(answer, permissions[permission], true)).toBe(want);
  },
);

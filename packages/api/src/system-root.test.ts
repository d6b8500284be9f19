import * as v from 'valibot';
import { expect, it } from 'vitest';
import { permissionSchema } from './contract/system.ts';
import { examples } from './examples.ts';
import { type SystemRoot, systemRoot } from './system-root.ts';

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

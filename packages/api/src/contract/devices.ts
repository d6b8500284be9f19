import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from './fields.ts';
import { acknowledgedSchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** Where somebody was, as far as a platform tells: names of products, the same in every language. */
const placeEntries = {
  /** Address of the connection, masked by the platform. */
  address: v.string(),
  /** Absent where the browser did not say. */
  browser: v.optional(v.string()),
  /** Operating system; absent where the browser did not say. */
  system: v.optional(v.string()),
};

/** The tries to log in to a member's account, right and wrong, the newest first. */
export const loginHistory = endpoint({
  id: 'loginHistory',
  method: 'GET',
  path: '/wps/member/security/logins',
  token: true,
  request: v.object({ pageNo: pageNoSchema, pageSize: pageSizeSchema }),
  response: v.object({
    list: v.array(v.object({ time: instantSchema, success: v.boolean(), ...placeEntries })),
    totalPages: v.number(),
  }),
});

/** Where a member is logged in now: this session first, then the one that was used last. */
export const deviceList = endpoint({
  id: 'deviceList',
  method: 'GET',
  path: '/wps/member/security/devices',
  token: true,
  request: v.object({}),
  response: v.object({
    list: v.array(
      v.object({
        deviceId: v.string(),
        /** The session that asks. */
        current: v.boolean(),
        startedAt: instantSchema,
        lastSeenAt: instantSchema,
        ...placeEntries,
      }),
    ),
  }),
});

/** Logs a member out elsewhere: on one device, or on all others. Remembered logins of the account are forgotten with it. */
export const deviceLogOut = endpoint({
  id: 'deviceLogOut',
  method: 'POST',
  path: '/wps/member/security/devices/logout',
  token: true,
  request: v.object({
    /** Default: every one but the session that asks. */
    deviceId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  response: acknowledgedSchema,
});

/** Calls of where a member is and was logged in, by id. */
export const deviceCalls = { loginHistory, deviceList, deviceLogOut };

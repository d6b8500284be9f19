import type { Examples } from '../examples.ts';
import type { deviceCalls } from './devices.ts';

const place = { address: '203.0.113.•••', browser: 'Chrome', system: 'Android' };

/** One request and answer of each call. */
export const deviceExamples: Examples<typeof deviceCalls> = {
  loginHistory: {
    request: { pageNo: 1, pageSize: 15 },
    value: {
      list: [
        { time: 1_795_252_800_000, success: true, ...place },
        { time: 1_795_252_700_000, success: false, address: '198.51.100.•••' },
      ],
      totalPages: 1,
    },
  },
  deviceList: {
    request: {},
    value: {
      list: [
        {
          deviceId: '7hJ2k0QmV5',
          current: true,
          startedAt: 1_795_252_800_000,
          lastSeenAt: 1_795_253_000_000,
          ...place,
        },
      ],
    },
  },
  deviceLogOut: { request: { deviceId: '7hJ2k0QmV5' }, value: null },
};

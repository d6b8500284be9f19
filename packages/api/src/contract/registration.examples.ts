import type { Examples } from '../examples.ts';
import type { registrationCalls } from './registration.ts';

/** One request and answer of each call. */
export const registrationExamples: Examples<typeof registrationCalls> = {
  registerSettings: {
    request: {},
    value: {
      username: {
        enabled: true,
        required: true,
        minLength: 6,
        maxLength: 16,
        patternId: 'letterFirst',
        acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
      },
      line: { enabled: false, required: false },
    },
  },
};

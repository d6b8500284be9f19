import type { Examples } from '../examples.ts';
import type { affiliateCalls } from './affiliates.ts';

/** One request and answer of each call. */
export const affiliateExamples: Examples<typeof affiliateCalls> = {
  affiliateProgramme: {
    request: {},
    value: {
      pays: [{ kind: 'dividend', periodType: 'Monthly', topRate: '40' }],
      multiLevel: true,
      answerDays: 5,
      minLength: 20,
      maxLength: 600,
    },
  },
  affiliateApply: {
    request: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      channel: 'community',
      description: 'A group of cricket fans in Pune, about 300 people.',
      agreed: true,
    },
    value: {
      reference: 'J261121K7M2QX',
      time: 1_795_252_800_000,
      answerBy: 1_795_684_800_000,
    },
  },
};

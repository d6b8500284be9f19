import type { Examples } from '../examples.ts';
import type { supportCalls } from './support.ts';

/** One request and answer of each call. */
export const supportExamples: Examples<typeof supportCalls> = {
  helpCentre: {
    request: {},
    value: {
      articles: [
        {
          articleId: 'term',
          category: 'RULES',
          title: 'Terms',
          content: '<p>This is a demonstration with play money.</p>',
          version: '1.0',
          date: 1_767_225_600_000,
          language: 'EN',
        },
      ],
    },
  },
  feedbackTerms: {
    request: {},
    value: { types: ['DEPOSIT', 'WITHDRAWAL', 'OTHER'], minLength: 10, maxLength: 500 },
  },
  feedback: {
    request: {
      questionType: 'DEPOSIT',
      content: 'My deposit has not arrived yet.',
      reference: 'D261121K7M2QX',
    },
    value: { reference: 'F261121K7M2QX', time: 1_795_252_800_000 },
  },
  feedbackList: {
    request: { pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          reference: 'F261120AB2CDE',
          questionType: 'GAME',
          content: 'The game stopped in the middle of a round.',
          state: 'answered',
          time: 1_795_166_400_000,
          answer: {
            text: 'The round was finished and paid.',
            time: 1_795_180_000_000,
            language: 'EN',
          },
        },
      ],
      totalPages: 1,
    },
  },
  serviceLink: {
    request: {},
    value: {
      pathList: [
        { type: 1, path: 'https://social.example/mayura', title: 'Messenger page' },
        { type: 3, path: '5tPVInQx2RWcKQ0n8zVbcQ==k3yK3yK3', title: 'Live chat' },
      ],
    },
  },
  serviceState: {
    request: {},
    value: { open: true, changesAt: 1_795_210_200_000, waitMinutes: 3 },
  },
};

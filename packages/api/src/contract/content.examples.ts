import type { Examples } from '../examples.ts';
import type { contentCalls } from './content.ts';

/** One request and answer of each call. */
export const contentExamples: Examples<typeof contentCalls> = {
  notices: {
    request: {},
    value: [
      {
        id: 1,
        title: 'Scheduled maintenance on Sunday',
        content: '<p>Deposits pause from 02:00 to 02:30.</p>',
        publishTime: 1_780_000_000_000,
        language: 'EN',
      },
    ],
  },
  banners: {
    request: { groupName: 'index' },
    value: [
      {
        bannerId: 1,
        url: '/lgw/img/banners/1.svg',
        groupName: 'index',
        linkageType: 'PAGE',
        link: '/promotions',
        title: 'Monsoon weekend',
        language: 'EN',
      },
    ],
  },
  announcements: {
    request: { types: 'PL,PR' },
    value: [
      {
        id: 2,
        type: 'PL',
        title: 'Set your own limits',
        content: '<p>Lower limits for deposits, losses and time apply immediately.</p>',
        link: '/help',
        publishTime: 1_795_252_800_000,
        version: 1,
        language: 'EN',
      },
    ],
  },
  stories: {
    request: { kind: 'news' },
    value: [
      {
        storyId: 'stations',
        kind: 'news',
        title: 'Results from every station on one page',
        summary: 'Each draw now shows its last hundred results.',
        content: '<p>Open a lottery to see its results.</p>',
        publishTime: 1_795_252_800_000,
        language: 'EN',
      },
    ],
  },
  agentAnnouncements: {
    request: {},
    value: [
      {
        id: 1,
        title: 'How salaries are counted',
        content: '<p>Void bets do not count.</p>',
        publishTime: 1_795_252_800_000,
        language: 'EN',
      },
    ],
  },
};

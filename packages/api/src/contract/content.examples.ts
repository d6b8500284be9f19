import type { Example } from '../examples.ts';

export const noticesExample: Example<'notices'> = {
  request: {},
  value: [
    {
      id: 1,
      title: 'Planned work on Sunday',
      content: '<p>Deposits pause from 02:00 to 02:30.</p>',
      publishTime: 1_780_000_000_000,
      language: 'EN',
    },
  ],
};

export const bannersExample: Example<'banners'> = {
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
};

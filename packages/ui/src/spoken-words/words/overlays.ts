import type { Spoken } from './spoken.ts';

export const spoken = {
  bn: { dismiss: 'বন্ধ করুন' },
  hi: { dismiss: 'बंद करें' },
  th: { dismiss: 'ปิด' },
  vi: { dismiss: 'Đóng' },
} satisfies Spoken<'dismiss'>;

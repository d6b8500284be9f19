import type { Spoken } from './spoken.ts';

export const spoken = {
  bn: { Empty: 'খালি' },
  hi: { Empty: 'खाली' },
  th: { Empty: 'ว่าง' },
  vi: { Empty: 'Trống' },
} satisfies Spoken<'Empty'>;

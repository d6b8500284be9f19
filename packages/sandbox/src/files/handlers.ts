import type { Handlers } from '../handlers.ts';
import { notFound } from '../payments/own.ts';
import { everyMember } from '../policy.ts';
import { uploads } from './uploads.ts';

export const fileHandlers: Pick<Handlers, 'uploadDetail'> = {
  uploadDetail: {
    policy: everyMember,
    async handle({ tx, member }, { id }) {
      const row = (await tx.get(uploads, id))?.row;
      if (row?.account !== member.key) return notFound;
      const { type, size, content } = row;
      return { id, type, size, content };
    },
  },
};

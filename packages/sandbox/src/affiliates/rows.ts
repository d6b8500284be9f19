import type { channelKinds } from '@livery/api/contract/affiliates';
import { table } from '../store/store.ts';

/** An application to become an affiliate, by merchant and reference. */
export interface ApplicationRow {
  reference: string;
  /** Of a member who was signed in. */
  account?: string | undefined;
  name: string;
  email: string;
  contact?: string | undefined;
  channel: (typeof channelKinds)[number];
  description: string;
  time: number;
}
export const applications = table<ApplicationRow>('affiliate-applications');

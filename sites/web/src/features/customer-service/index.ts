export { contactsOf } from './contacts.ts';
export { ServiceBlock } from './service-block.tsx';
export { ServiceLink } from './service-link.tsx';
export { useServiceAction } from './use-service-action.tsx';

import { lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

export const loadServiceDialog = lazyDialog(
  'service',
  async () => (await import('./service-dialog.tsx')).ServiceDialog,
  lazyWords('words of the service', ['service']),
);

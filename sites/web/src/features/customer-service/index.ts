export { contactsOf } from './contacts.ts';
export { ServiceBlock } from './service-block.tsx';
export { ServiceLink } from './service-link.tsx';
export { useServiceAction } from './use-service-action.tsx';

import { type LoadDialog, lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

const load = lazyDialog(
  'service',
  async () => (await import('./service-dialog.tsx')).ServiceDialog,
  lazyWords('words of the service', ['service']),
);

/** Closes the chat's window where the code for it does not arrive: nothing else would (spec §8). */
export const loadServiceDialog: LoadDialog<'service'> = async (services, dialog) => {
  try {
    return await load(services, dialog);
  } catch (error) {
    dialog.popup?.close();
    throw error;
  }
};

import { codeQuery } from '../app/code-query.ts';
import type { ShownDialog } from '../app/presence.ts';
import type { Services } from '../app/services.tsx';

/** The code of a dialog, which may be fetched before it is opened. */
export const dialogQuery = (services: Services, dialog: ShownDialog) =>
  codeQuery(`${dialog.kind} dialog`, async () => {
    try {
      // The list of dialogs loads with the first of them: most visits to a page open none.
      const { loadDialog } = await import('./dialog-table.ts');
      return await loadDialog(services, dialog);
    } catch (error) {
      // The chat's blank window would hide the line that says so (spec §8).
      if (dialog.kind === 'service') dialog.popup?.close();
      throw error;
    }
  });

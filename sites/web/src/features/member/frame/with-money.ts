import { redirect } from '@tanstack/react-router';
import type { LazyPage } from '../../../app/lazy-page.ts';
import type { Services } from '../../../app/services.tsx';
import { type MemberPageId, memberPageIds } from '../member-page-ids.ts';
import { memberEntries } from './member-entries.ts';

/** Whether the merchant moves money: one of the profile `freeplay` has no money screens. */
export function movesMoney({ merchant }: Services['site']): boolean {
  return merchant.profile !== 'freeplay';
}

/** The pages of the centre, of which those of money lead to the first one where no money moves: a menu that hides them hides no address. */
export function withMoney(
  pages: Readonly<Record<MemberPageId, LazyPage>>,
): Record<MemberPageId, LazyPage> {
  const open = { ...pages };
  for (const id of memberPageIds) {
    if (memberEntries[id].needs !== 'money') continue;
    const { screen, words } = pages[id];
    open[id] = {
      screen,
      words: async (services) => {
        if (!movesMoney(services.site)) {
          throw redirect({ to: `/member/${memberPageIds[0]}`, replace: true });
        }
        await words(services);
      },
    };
  }
  return open;
}

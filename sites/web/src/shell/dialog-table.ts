import { loadSpokenWords } from '@livery/ui/spoken-words';
import type { ComponentType } from 'react';
import type { LoadDialog } from '../app/lazy-dialog.ts';
import { loadChunk } from '../app/load-chunk.ts';
import type { DialogProps, ShownDialog } from '../app/presence.ts';
import type { Services } from '../app/services.tsx';
import { loadServiceDialog } from '../features/customer-service/index.ts';
import { loadDisplayDialog } from '../features/display/index.ts';
import { loadForgotDialog } from '../features/forgotten-password/index.ts';
import { loadVendorGamesDialog } from '../features/games/index.ts';
import { loadNoticesDialog } from '../features/notices/index.ts';
import { loadOpenBetsDialog } from '../features/open-bets/index.ts';
import { loadRegisterDialog } from '../features/registration/index.ts';
import { loadSearchDialog } from '../features/search/index.ts';
import {
  loadAgentsOnlyDialog,
  loadCaptchaPassDialog,
  loadForcedChangeDialog,
  loadLoginDialog,
  loadLogoutDialog,
  loadNewTermsDialog,
  loadRealAccountDialog,
} from '../features/sign-in/index.ts';

/** What draws each kind of dialog. */
const dialogTable: { readonly [Kind in ShownDialog['kind']]: LoadDialog<Kind> } = {
  login: loadLoginDialog,
  register: loadRegisterDialog,
  forgot: loadForgotDialog,
  logout: loadLogoutDialog,
  needsRealAccount: loadRealAccountDialog,
  agentsOnly: loadAgentsOnlyDialog,
  captchaPass: loadCaptchaPassDialog,
  forcedChange: loadForcedChangeDialog,
  newTerms: loadNewTermsDialog,
  display: loadDisplayDialog,
  notices: loadNoticesDialog,
  service: loadServiceDialog,
  search: loadSearchDialog,
  openBets: loadOpenBetsDialog,
  vendorGames: loadVendorGamesDialog,
};

/** Loads a dialog's code and words, and with the first of them what React Aria has screen readers say in the page's language. */
export async function loadDialog<Kind extends ShownDialog['kind']>(
  services: Services,
  dialog: DialogProps<Kind>['dialog'],
): Promise<ComponentType<DialogProps<ShownDialog['kind']>>> {
  // The table gives each kind the component of that very kind: a link that the type of a union loses.
  const load = dialogTable[dialog.kind as Kind];
  const [Dialog] = await Promise.all([
    load(services, dialog) as Promise<ComponentType<DialogProps<ShownDialog['kind']>>>,
    loadChunk('spoken words', () => loadSpokenWords(services.language.tag)),
  ]);
  return Dialog;
}

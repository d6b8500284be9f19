import type { LoadDialog } from '../app/lazy-dialog.ts';
import type { ShownDialog } from '../app/presence.ts';
import { loadServiceDialog } from '../features/customer-service/index.ts';
import { loadDisplayDialog } from '../features/display/index.ts';
import { loadForgotDialog } from '../features/forgotten-password/index.ts';
import { loadNoticesDialog } from '../features/notices/index.ts';
import { loadRegisterDialog } from '../features/registration/index.ts';
import {
  loadAgentsOnlyDialog,
  loadForcedChangeDialog,
  loadLoginDialog,
  loadLogoutDialog,
  loadRealAccountDialog,
} from '../features/sign-in/index.ts';

/** What draws each kind of dialog; its code and words load with the first of them. */
export const dialogTable: { readonly [Kind in ShownDialog['kind']]: LoadDialog<Kind> } = {
  login: loadLoginDialog,
  register: loadRegisterDialog,
  forgot: loadForgotDialog,
  logout: loadLogoutDialog,
  needsRealAccount: loadRealAccountDialog,
  agentsOnly: loadAgentsOnlyDialog,
  forcedChange: loadForcedChangeDialog,
  display: loadDisplayDialog,
  notices: loadNoticesDialog,
  service: loadServiceDialog,
};

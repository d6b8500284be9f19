import { lazyDialog } from '../../app/lazy-dialog.ts';
import { entryWords, waysWords } from '../entry/index.ts';
import { sessionWords } from '../session/index.ts';

export const loadLoginDialog = lazyDialog(
  'login',
  async () => (await import('./login/login-dialog.tsx')).LoginDialog,
  waysWords,
);

export const loadLogoutDialog = lazyDialog(
  'logout',
  async () => (await import('./logout/logout-dialog.tsx')).LogoutDialog,
  sessionWords,
);

export const loadForcedChangeDialog = lazyDialog(
  'forcedChange',
  async () => (await import('./change-password/forced-change-dialog.tsx')).ForcedChangeDialog,
  sessionWords,
);

export const loadNewTermsDialog = lazyDialog(
  'newTerms',
  async () => (await import('./agreement/new-terms-dialog.tsx')).NewTermsDialog,
  entryWords,
);

export const loadCaptchaPassDialog = lazyDialog(
  'captchaPass',
  async () => (await import('./captcha-pass/captcha-pass-dialog.tsx')).CaptchaPassDialog,
  sessionWords,
);

export const loadRealAccountDialog = lazyDialog(
  'needsRealAccount',
  async () => (await import('./guards/real-account-dialog.tsx')).RealAccountDialog,
  sessionWords,
);

export const loadAgentsOnlyDialog = lazyDialog(
  'agentsOnly',
  async () => (await import('./guards/agents-only-dialog.tsx')).AgentsOnlyDialog,
  sessionWords,
);

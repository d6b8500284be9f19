export { Entrance } from './entrance/entrance.tsx';
export { type EntranceLogin, useEntrance } from './entrance/use-entrance.ts';
export { CaptchaPart } from './login/captcha-part.tsx';
export { loadLogin } from './login/load-login.ts';
export type { LoginFlow } from './login/login-flow.ts';
export { answerOf, proofServices } from './login/login-services.ts';
export { solveProof } from './login/proof.ts';
export { signInRoutes } from './sign-in.routes.ts';
export {
  loadAgentsOnlyDialog,
  loadCaptchaPassDialog,
  loadForcedChangeDialog,
  loadLoginDialog,
  loadLogoutDialog,
  loadNewTermsDialog,
  loadRealAccountDialog,
} from './sign-in-dialogs.ts';
export { SocialButtons, type SocialStart } from './social/social-buttons.tsx';
export { SocialPlace } from './social/social-place.tsx';

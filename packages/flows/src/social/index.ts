export { socialMachine, socialWith } from './social.machine.ts';
export { type SocialStep, type SocialView, selectSocial } from './social.selectors.ts';
export type {
  SocialAgreement,
  SocialCallback,
  SocialFlowFailure,
  SocialInput,
  SocialLoginRequest,
  SocialOutput,
  SocialServices,
} from './social.types.ts';

import { actMachine } from '@livery/flows/act';
import { applicationMachine } from '@livery/flows/activity-application';
import { captchaMachine } from '@livery/flows/captcha';
import { captchaPassMachine } from '@livery/flows/captcha-pass';
import { changePasswordMachine } from '@livery/flows/change-password';
import { offerMachine } from '@livery/flows/contract-offer';
import { depositMachine } from '@livery/flows/deposit';
import { forgotEmailMachine } from '@livery/flows/forgot-email';
import { forgotMobileMachine } from '@livery/flows/forgot-mobile';
import { freePlayMachine } from '@livery/flows/free-play';
import { gameLaunchMachine } from '@livery/flows/game-launch';
import { loginMachine } from '@livery/flows/login';
import { logoutMachine } from '@livery/flows/logout';
import { lobbyMachine } from '@livery/flows/lottery-lobby';
import { redeemMachine } from '@livery/flows/point-redeem';
import { realityCheckMachine } from '@livery/flows/reality-check';
import { registrationMachine } from '@livery/flows/registration';
import { secondStepMachine } from '@livery/flows/second-step';
import { smsCodeMachine } from '@livery/flows/sms-code';
import { socialMachine } from '@livery/flows/social';
import { transferMachine } from '@livery/flows/transfer';
import { withdrawalMachine } from '@livery/flows/withdrawal';
import { confirmationMachine } from '@livery/flows/withdrawal-confirmation';
import type { AnyStateMachine } from 'xstate';

/** Every machine of the flows, by the folder it lives in. The report fails when one is missing here. */
export const machines = {
  act: actMachine<unknown, unknown>(),
  'activity-application': applicationMachine,
  captcha: captchaMachine,
  'captcha-pass': captchaPassMachine,
  'change-password': changePasswordMachine,
  'contract-offer': offerMachine,
  deposit: depositMachine,
  'forgot-email': forgotEmailMachine,
  'forgot-mobile': forgotMobileMachine,
  'free-play': freePlayMachine,
  'game-launch': gameLaunchMachine,
  login: loginMachine,
  logout: logoutMachine,
  'lottery-lobby': lobbyMachine,
  'point-redeem': redeemMachine,
  'reality-check': realityCheckMachine,
  registration: registrationMachine,
  'second-step': secondStepMachine,
  'sms-code': smsCodeMachine,
  social: socialMachine,
  transfer: transferMachine,
  withdrawal: withdrawalMachine,
  'withdrawal-confirmation': confirmationMachine,
} satisfies Record<string, AnyStateMachine>;

/** The folder of a flow. */
export type FlowName = keyof typeof machines;

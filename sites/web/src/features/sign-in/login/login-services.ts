import { parseMemberType } from '@livery/api';
import {
  captcha,
  changePassword,
  type LoginValue,
  login,
  logout,
  memberInfo,
  secondStepCode,
  secondStepVerify,
  verificationChallenge,
} from '@livery/api/contract/session';
import type { ChangePasswordServices } from '@livery/flows/change-password';
import type { LoginAnswer, LoginMember, LoginServices } from '@livery/flows/login';
import type { SecondStepServices } from '@livery/flows/second-step';
import { loadChunk } from '../../../app/load-chunk.ts';
import type { Services } from '../../../app/services.tsx';
import { loadRecall, recordOf } from '../../session/index.ts';
import { captchaAddress } from './captcha-address.ts';

/**
 * The work of signing in, as the machines of `@livery/flows` ask for it.
 *
 * @param keepName keeps what the member signed in by, for the next time
 * @param dialingCode of the number that the member signs in with, where it is one
 */
export function loginServices(
  services: Services,
  {
    keepName = services.storage.saveLastUser,
    dialingCode,
  }: { keepName?: (username: string) => void; dialingCode?: () => string } = {},
): LoginServices & SecondStepServices & ChangePasswordServices {
  const { client, session } = services;
  // A member who has to change the password first is remembered once it is changed: should they leave, they would come in without.
  let remembersOnceChanged = false;
  return {
    ...proofServices(services),
    async submitLogin(request, signal) {
      const country = dialingCode ? { countryDialingCode: dialingCode() } : {};
      return answerOf(await client.call(login, { ...request, ...country }, { signal }));
    },

    async storeSession({ token, username, remember, social, forcedChange }) {
      session.begin({
        token,
        username,
        ...(social ? { social } : {}),
        ...(forcedChange ? { cpw: true } : {}),
      });
      if (username) keepName(username);
      remembersOnceChanged = remember && forcedChange !== undefined;
      await keepRemembered(services, remember && !remembersOnceChanged);
    },
    async loadMember(_, signal): Promise<LoginMember> {
      const info = await client.call(memberInfo, {}, { signal });
      session.add(recordOf(info));
      if (remembersOnceChanged) await keepRemembered(services, true);
      const type = parseMemberType(info.type);
      if (!type) return { kind: 'unknown' };
      if (type.isTrial) return { kind: 'trial' };
      return { kind: type.canSeeAgentCentre ? 'agent' : 'member' };
    },
    async dropSession() {
      // Told in the background: whoever may not come in does not wait for it.
      void client.call(logout, {}).catch(() => undefined);
      session.reject();
      // And who was to be remembered is not.
      void keepRemembered(services, false);
    },

    sendCode: (request, signal) => client.call(secondStepCode, request, { signal }),
    verifyAnswer: async (request, signal) =>
      answerOf(await client.call(secondStepVerify, request, { signal })),

    ...passwordServices(services),
  };
}

/** What forms prove themselves with: a solved challenge, and the picture where the platform asks for one. */
export function proofServices({
  client,
}: Pick<Services, 'client'>): Pick<LoginServices, 'getProof' | 'loadCaptcha'> {
  return {
    async getProof(_, signal) {
      const [challenge, { solveProof }] = await Promise.all([
        client.call(verificationChallenge, {}, { signal }),
        loadChunk('proof', () => import('./proof.ts')),
      ]);
      return solveProof(challenge, signal);
    },
    async loadCaptcha(_, signal) {
      const key = crypto.randomUUID();
      return { key, image: captchaAddress(await client.call(captcha, { key }, { signal })) };
    },
  };
}

/** The work of changing a password, within a login or by itself. */
export function passwordServices({
  client,
  session,
}: Pick<Services, 'client' | 'session'>): ChangePasswordServices {
  return {
    changePassword: (request, signal) => client.call(changePassword, request, { signal }),
    async refreshLogin(_, signal) {
      try {
        session.add(recordOf(await client.call(memberInfo, {}, { signal })));
      } finally {
        // At the end: with it goes the popup, which could not lead on any more.
        session.add({ cpw: undefined });
      }
    },
  };
}

/** An answer that signs in, as the machines read it: they know moments as text. */
export function answerOf({ previousLogin, ...value }: LoginValue): LoginAnswer {
  return {
    ...value,
    previousLogin: previousLogin && {
      time: new Date(previousLogin.time).toISOString(),
      place: previousLogin.place,
    },
  };
}

/** Remembers or forgets on this device. Whether it worked changes nothing about being signed in. */
async function keepRemembered(services: Services, wanted: boolean): Promise<void> {
  if (!wanted && services.storage.kept('rememberPassword') === undefined) return;
  try {
    const { rememberMember, forgetMember } = await loadRecall();
    await (wanted ? rememberMember(services) : forgetMember(services));
  } catch {
    // The platform or the browser would not: the member signs in as ever next time.
  }
}

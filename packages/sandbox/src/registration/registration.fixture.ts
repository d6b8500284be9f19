import type { RequestOf } from '@livery/api';
import {
  type FieldRule,
  register,
  registerMobile,
  registerSettings,
  registerSms,
} from '@livery/api/contract/registration';
import type { SettingsChange } from '../control/settings.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { openSandbox } from '../session/session.fixture.ts';
import type { FieldName } from './rules.ts';

/** Fields of every valid form. */
const agreed = { ageConfirmed: true, termsVersion: '2026-1' } as const;
/** A complete form where no code is required. */
export const filled = {
  username: 'kavi2026',
  password: 'Monsoon7',
  confirmPassword: 'Monsoon7',
  ...agreed,
} as const;

/** A sandbox where registration needs no code unless it is switched on. */
export async function openJoining(
  siteSettings: SettingsChange['siteSettings'] = {},
  ...options: Parameters<typeof openSandbox>
) {
  const opened = openSandbox(...options);
  const { sandbox, guest, proof } = opened;
  const switched = { REGMOBVERF3: false, CHNGPASSVERIF3: true, FREEPLAY3: true, ...siteSettings };
  await sandbox.settings.set({ siteSettings: switched });
  return {
    ...opened,
    join: async (form: RequestOf<typeof register> = {}, from = guest) =>
      from.call(register, { ...filled, proof: await proof(), ...form }),
    joinByMobile: async (form: RequestOf<typeof registerMobile> = {}) =>
      guest.call(registerMobile, {
        ...filled,
        username: undefined,
        mobileNum: '9812345678',
        countryDialingCode: '91',
        proof: await proof(),
        ...form,
      }),
    askCode: async (mobileNo = '9812345678', countryDialingCode = '91') =>
      guest.call(registerSms, { countryDialingCode, mobileNo, proof: await proof() }),
    rules: () => guest.call(registerSettings, {}) as Promise<Record<FieldName, FieldRule>>,
    /** A visitor from another address. */
    from: (address: string) =>
      opened.client(undefined, {
        fetch: (url, init) => sandbox.fetch(new Request(url, init), address),
      }),
  };
}

/** The row of an account. */
export async function rowOf(
  { store }: Pick<Awaited<ReturnType<typeof openJoining>>, 'store'>,
  username: string,
) {
  const found = await store.transaction((tx) => tx.get(accounts, accountKey('MAYURA', username)));
  return found?.row;
}

import { type Entropy, newText } from './secrets.ts';

/** Turns passwords into what may be stored. Slow on purpose in a server, cheap in tests and stories. */
export interface HashPassword {
  /** A text from which the password cannot be had; another one at each call. */
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** Shortest and longest password, in characters. */
export const passwordLength = { min: 8, max: 20 } as const;
/** "Password must be (min)-(max) digits or letters" (spec §5). */
export const passwordPattern = '[A-Za-z0-9]+';
/** Signs in where an old account has it and can be chosen nowhere (spec §9). */
const weakPassword = '123456';
/** Those that everyone tries first, in small letters. */
const common: readonly string[] = [weakPassword, '12345678', '123456789', 'password', 'qwertyuiop'];

/** Whether an account may choose this password. */
export function mayChoose(password: string, username: string): boolean {
  const small = password.toLowerCase();
  return (
    password.length >= passwordLength.min &&
    password.length <= passwordLength.max &&
    new RegExp(`^(?:${passwordPattern})$`).test(password) &&
    !common.includes(small) &&
    small !== username.toLowerCase()
  );
}

/** A password that the platform makes: letters and digits that nobody confuses when reading them. */
export function newPassword(entropy: Entropy): string {
  return newText(entropy, '23456789ABCDEFGHJKMNPQRSTUVWXYZ', 10);
}

/** Days after which a password has expired. */
const passwordDays = 90;

/** Whether a password is older than the platform lets it be. */
export function isPasswordExpired(passwordChangedAt: number, now: number): boolean {
  return now - passwordChangedAt > passwordDays * 86_400_000;
}

/** A check that takes as long for an account that is not there, so that nobody learns which names are. */
export function createPasswords(hashPassword: HashPassword) {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string) => hashPassword.hash(password),
    async verify(password: string, hash: string | undefined): Promise<boolean> {
      decoy ??= hashPassword.hash('no account has this');
      // An account that has chosen no password yet has an empty hash.
      const right = await hashPassword.verify(password, hash || (await decoy));
      return right && Boolean(hash);
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;

/** The same for one call, which may run more than once until its rows stand still: what it has checked is not checked again. */
export function forOneCall(passwords: Passwords): Passwords {
  const checked = new Map<string, Promise<boolean>>();
  return {
    ...passwords,
    verify(password, hash) {
      const what = JSON.stringify([password, hash]);
      const known = checked.get(what) ?? passwords.verify(password, hash);
      checked.set(what, known);
      return known;
    },
  };
}

/** Salted SHA-256: quick, so for tests and stories only. A server injects a slow one. */
export const quickHash: HashPassword = {
  async hash(password) {
    const salt = crypto.randomUUID();
    return `${salt}/${await sha256(`${salt}${password}`)}`;
  },
  async verify(password, hash) {
    const [salt = '', digest] = hash.split('/');
    return (await sha256(`${salt}${password}`)) === digest;
  },
};

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { HashPassword } from '@livery/sandbox';

/** Cost, block size and parallelism: some 50 ms and 16 MiB for each password. */
const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyLength = 32;

/** Passwords as scrypt keeps them, each with a salt and the cost it was made with: `N$r$p$salt$key`. */
export const scryptHash: HashPassword = {
  async hash(password) {
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    );
  },

  async verify(password, hash) {
    const [N, r, p, salt = '', key = ''] = hash.split('$');
    const wanted = Buffer.from(key, 'base64url');
    if (wanted.length !== keyLength) return false;
    const made = { N: Number(N), r: Number(r), p: Number(p) };
    return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), made), wanted);
  },
};

function derive(
  password: string,
  salt: Buffer,
  made: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, made, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

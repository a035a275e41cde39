import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What OWASP asks of scrypt where memory is dear: 32 MB and three rounds. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

const derived = (password: string, salt: Buffer, { N, r, p }: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * Number(N) * Number(r) },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );

const written = (salt: Buffer, key: Buffer): string =>
  ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** For who has no password: checking against it takes as long, and is never right. */
const NOBODYS = written(randomBytes(16), randomBytes(KEY_BYTES));

/** With its parameters and its salt: `scrypt$32768$8$3$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derived(password, salt, COST));
}

/** Whether a password is the one that was hashed; without a hash it is not, after the same work. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODYS).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const made = await derived(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(made, Buffer.from(key, 'base64url')) && hash !== null;
}

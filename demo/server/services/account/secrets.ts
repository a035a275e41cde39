import {
  createHash,
  createHmac,
  randomBytes,
  randomUUID,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** 256 random bits, for whoever is to have them; the database has their hash only. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in base64url: enough for what is random already. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether two texts are the same, in a time that does not say how much of them is. */
export const isSameSecret = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** What OWASP asks of scrypt where memory is dear: 32 MB and three rounds. */
const COST = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

const deriveKey = (password: string, salt: Buffer, { N, r, p }: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * Number(N) * Number(r) },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );

const formatHash = (salt: Buffer, key: Buffer): string =>
  ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** For who has no password: checking against it takes as long, and is never right. */
const DUMMY_HASH = formatHash(randomBytes(16), randomBytes(KEY_BYTES));

/** With its parameters and its salt: `scrypt$32768$8$3$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(salt, await deriveKey(password, salt, COST));
}

/** Whether a password is the one that was hashed; without a hash it is not, after the same work. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const made = await deriveKey(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(made, Buffer.from(key, 'base64url')) && hash !== null;
}

/**
 * What one-time codes and limits are hashed with, beside the data and not in it: who has only the database can try out no
 * code. Made at the first start. Several processes on one database have to be given the same one.
 */
export async function loadServerSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // The first one's is there whole, or not at all. Where there are no links to files, the last one's.
  await link(draft, file).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : rename(draft, file),
  );
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
}

/** A keyed hash of some texts, in base64url. No two lists of texts are mistaken for each other. */
export const keyedHash = (secret: string, texts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');

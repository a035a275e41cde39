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
import { createWorkLimit } from '../shared/work-limit.ts';
import { PASSWORD_COST } from './password-cost.ts';

/** A token of 256 random bits. The database stores only its hash. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token with SHA-256, in base64url. Random tokens need no slower hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares two texts in constant time. */
export const isSameSecret = (first: string, second: string): boolean => {
  const hashText = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashText(first), hashText(second));
};

const KEY_BYTES = 32;

/** Each hash uses a thread and 32 MB. The threads belong to the process, so its services share this limit. */
export const HASHING_LIMIT = { concurrency: 2, maxWaiting: 30 };
const limitHashing = createWorkLimit(HASHING_LIMIT);

/** Throws Refusal 503 `busy` when too many passwords are waiting. */
const deriveKey = (password: string, salt: Buffer, { N, r, p }: ScryptOptions): Promise<Buffer> =>
  limitHashing(
    () =>
      new Promise((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          KEY_BYTES,
          { N, r, p, maxmem: 256 * Number(N) * Number(r) },
          (error, key) => (error ? reject(error) : resolve(key)),
        ),
      ),
  );

const formatHash = (salt: Buffer, key: Buffer): string => {
  const { N, r, p } = PASSWORD_COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Creates a hash to compare with when no hash is stored, so that the check takes the same time. */
const createDummyHash = (): string => formatHash(randomBytes(16), randomBytes(KEY_BYTES));

/** Hashes a password, with parameters and salt: `scrypt$32768$8$3$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(salt, await deriveKey(password, salt, PASSWORD_COST));
}

/** Whether a password matches a hash. Returns false without a hash, after the same time. */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? createDummyHash()).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derivedKey = await deriveKey(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(derivedKey, Buffer.from(key, 'base64url')) && hash !== null;
}

/**
 * Loads the key for keyed hashes, such as those of one-time codes. The key is a file beside the database, so that a
 * copy of the database does not reveal codes. The first start creates it. All processes that share a database need the
 * same key.
 */
export async function loadServerSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const storedSecret = await readFile(file, 'utf8').catch(() => null);
  if (storedSecret) return storedSecret.trim();
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // `link` fails when another process was faster, and never exposes a partial file. On file systems without links, the
  // last process wins.
  await link(draft, file).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : rename(draft, file),
  );
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
}

/** A keyed hash of a list of texts, in base64url. */
export const hashWithKey = (secret: string, texts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');

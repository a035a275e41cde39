import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What one-time codes and limits are hashed with, beside the data and not in it: who has only the database can try out no
 * code. Made at the first start. Several processes on one database have to be given the same one.
 */
export async function serverSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** A keyed hash of some texts, in base64url. No two lists of texts are mistaken for each other. */
export const keyedHash = (secret: string, texts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');

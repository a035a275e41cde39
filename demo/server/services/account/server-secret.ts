import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What one-time codes and limits are hashed with, beside the data and not in it: who has only the database can try out no
 * code. Made at the first start. Several processes on one database have to be given the same one.
 */
export async function serverSecret(dataDir: string): Promise<string> {
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

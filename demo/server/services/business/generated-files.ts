import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Reads the file at a path below the folder, and generates it first when it is missing. Null when `generate` returns none. */
export type GeneratedFiles = (
  path: string,
  generate: () => Promise<Buffer | null | undefined>,
) => Promise<Buffer | null>;

/** Files that are generated on first request, once for concurrent requests. `folder` may be emptied at any time. */
export function createGeneratedFiles(folder: string): GeneratedFiles {
  const runningByPath = new Map<string, Promise<Buffer | null>>();

  const readOrGenerate = async (
    path: string,
    generate: () => Promise<Buffer | null | undefined>,
  ): Promise<Buffer | null> => {
    const file = join(folder, path);
    const existing = await readFile(file).catch(() => null);
    if (existing) return existing;
    const bytes = await generate();
    if (!bytes) return null;
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  };

  return (path, generate) => {
    const running =
      runningByPath.get(path) ?? readOrGenerate(path, generate).finally(() => runningByPath.delete(path));
    runningByPath.set(path, running);
    return running;
  };
}

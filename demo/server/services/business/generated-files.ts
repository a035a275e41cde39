import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createWorkLimit } from '../shared/work-limit.ts';

/**
 * Reads the file at a path below the folder. If it is missing, generates it first. Null when `generate` returns
 * nothing.
 */
export type ReadOrGenerateFile = (
  path: string,
  generate: () => Promise<Buffer | null | undefined>,
) => Promise<Buffer | null>;

interface Limits {
  /** Maximum total size of the files. Beyond it, the least recently used files are deleted. */
  readonly maxBytes?: number;
}

export const MAX_GENERATED_BYTES = 512 * 1024 * 1024;
/**
 * Pictures are drawn on the four threads of Node.js that also read files and compress responses. Drawing two at a time
 * leaves two threads free for reading and compressing.
 */
export const DRAWING_LIMIT = { concurrency: 2, maxWaiting: 100 };

/** Lists a folder's files with their sizes, oldest first. */
async function listFiles(folder: string): Promise<[path: string, bytes: number][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const stats = await stat(join(parentPath, name)).catch(() => null);
        return stats && { path: relative(folder, join(parentPath, name)), ...stats };
      }),
  );
  return files
    .filter((file) => file !== null)
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ path, size }) => [path, size]);
}

/** Counts the files in a folder and deletes the least recently used files above `maxBytes`. */
function createDiskBudget(folder: string, maxBytes: number) {
  const bytesByPath = new Map<string, number>();
  let totalBytes = 0;
  let counting: Promise<void> | null = null;
  const markNewest = (path: string, bytes: number): void => {
    totalBytes += bytes - (bytesByPath.get(path) ?? 0);
    bytesByPath.delete(path);
    bytesByPath.set(path, bytes);
  };
  const countFiles = async (): Promise<void> => {
    for (const [path, bytes] of await listFiles(folder)) markNewest(path, bytes);
  };
  return {
    markUsed(path: string): void {
      const bytes = bytesByPath.get(path);
      if (bytes !== undefined) markNewest(path, bytes);
    },
    async add(path: string, bytes: number): Promise<void> {
      counting ??= countFiles();
      await counting;
      markNewest(path, bytes);
      for (const [oldest, size] of bytesByPath) {
        if (totalBytes <= maxBytes || oldest === path) break;
        bytesByPath.delete(oldest);
        totalBytes -= size;
        await rm(join(folder, oldest), { force: true });
      }
    },
  };
}

/**
 * Creates a function that reads files in `folder` and generates missing ones: two at a time, and each only once for
 * concurrent requests. It throws Refusal 503 `busy` when too many files are waiting. `folder` may be emptied at any time.
 */
export function createGeneratedFileReader(
  folder: string,
  { maxBytes = MAX_GENERATED_BYTES }: Limits = {},
): ReadOrGenerateFile {
  const runningByPath = new Map<string, Promise<Buffer | null>>();
  const limit = createWorkLimit(DRAWING_LIMIT);
  const budget = createDiskBudget(folder, maxBytes);

  const storeFile = async (path: string, bytes: Buffer): Promise<void> => {
    const file = join(folder, path);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await budget.add(path, bytes.length);
  };

  const readOrGenerate = async (
    path: string,
    generate: () => Promise<Buffer | null | undefined>,
  ): Promise<Buffer | null> => {
    const file = join(folder, path);
    const existing = await readFile(file).catch(() => null);
    if (existing) {
      budget.markUsed(path);
      return existing;
    }
    const bytes = await limit(generate);
    if (!bytes) return null;
    // Send a picture even if it cannot be stored because the disk is full.
    await storeFile(path, bytes).catch(() => undefined);
    return bytes;
  };

  return (path, generate) => {
    const running =
      runningByPath.get(path) ?? readOrGenerate(path, generate).finally(() => runningByPath.delete(path));
    runningByPath.set(path, running);
    return running;
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The bytes at a path below the folder; `make` makes them when they are not there. Null when nothing can be made. */
export type GeneratedFiles = (
  path: string,
  make: () => Promise<Buffer | null | undefined>,
) => Promise<Buffer | null>;

/** Files that are made when first asked for, once for all who ask meanwhile. `folder` may be emptied at any time. */
export function createGeneratedFiles(folder: string): GeneratedFiles {
  const making = new Map<string, Promise<Buffer | null>>();

  const readOrMake = async (
    path: string,
    make: () => Promise<Buffer | null | undefined>,
  ): Promise<Buffer | null> => {
    const file = join(folder, path);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await make();
    if (!bytes) return null;
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  };

  return (path, make) => {
    const running = making.get(path) ?? readOrMake(path, make).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };
}

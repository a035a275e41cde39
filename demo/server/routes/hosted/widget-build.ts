import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const file = z.string().check(z.regex(/^[\w./-]+$/));
const manifest = z.object({
  preload: z.array(file),
  hosted: z._default(z.array(file), []),
});
const latest = z.object({ id: z.string().check(z.regex(/^\w+$/)), page: file });

/** What the widget's build says of itself, as far as a page needs it. Files are relative to `/`. */
export interface WidgetBuild {
  /** Changes with every build that is not the same; '' while it is not known. */
  readonly id: string;
  /** The address of the loader of this very build: never an older one out of a cache. */
  readonly loader: string;
  readonly preload: readonly string[];
  /** The hosted page's own script; null: it has none. */
  readonly hosted: string | null;
}

const NO_BUILD: WidgetBuild = { id: '', loader: '/order-app.js', preload: [], hosted: null };

async function readJson<T>(path: string, read: (value: unknown) => T): Promise<T | null> {
  try {
    return read(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads what the build in `directory` says of itself anew each time, so that a new build is served without a restart.
 * Without a build there is nothing to preload. Throws when a file is there and wrong.
 */
export const createWidgetBuildReader = (directory: string) => async (): Promise<WidgetBuild> => {
  const [files, build] = await Promise.all([
    readJson(join(directory, 'manifest.json'), (value) => manifest.parse(value)),
    readJson(join(directory, 'builds/latest.json'), (value) => latest.parse(value)),
  ]);
  if (!files) return NO_BUILD;
  const id = build?.id ?? '';
  return {
    id,
    loader: id ? `${NO_BUILD.loader}?build=${id}` : NO_BUILD.loader,
    preload: [...files.preload, ...files.hosted],
    hosted: build?.page ?? null,
  };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createSharedReads } from '../../services/shared/shared-reads.ts';

const file = z.string().check(z.regex(/^[\w./-]+$/));
const manifest = z.object({ preload: z.array(file) });
const latest = z.object({ id: z.string().check(z.regex(/^\w+$/)), page: file });

/** The files of the widget's build that a page needs. Paths are relative to `/`. */
export interface WidgetBuild {
  /** Differs between builds. Empty when the build has no id. */
  readonly id: string;
  /** URL of the loader with the build id, so that no cache serves an older loader. */
  readonly loader: string;
  readonly preload: readonly string[];
  /** The hosted page's own script, or null when the build has none. */
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

async function readBuild(directory: string): Promise<WidgetBuild> {
  const [files, build] = await Promise.all([
    readJson(join(directory, 'manifest.json'), (value) => manifest.parse(value)),
    readJson(join(directory, 'builds/latest.json'), (value) => latest.parse(value)),
  ]);
  if (!files) return NO_BUILD;
  const id = build?.id ?? '';
  return {
    id,
    loader: id ? `${NO_BUILD.loader}?build=${id}` : NO_BUILD.loader,
    preload: files.preload,
    hosted: build?.page ?? null,
  };
}

/**
 * Creates a function that reads the manifest of the build in `directory`, so that a new build needs no restart. Concurrent
 * calls share a read. Without a build it returns no files to preload. It throws when a manifest is invalid.
 */
export function createWidgetBuildReader(directory: string): () => Promise<WidgetBuild> {
  const read = createSharedReads(async (directories: readonly string[]) => {
    const builds = directories.map(async (one) => [one, await readBuild(one)] as const);
    return new Map(await Promise.all(builds));
  });
  return async () => (await read(directory)) ?? NO_BUILD;
}

import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const fileSchema = z.string().check(z.regex(/^[\w./-]+$/));
const manifestSchema = z.object({ preload: z.array(fileSchema) });
/** `page` is the script of the hosted page. */
const latestBuildSchema = z.object({ id: z.string().check(z.regex(/^\w+$/)), page: fileSchema });

/** The files of the widget's build that a page needs. Paths are relative to `/`. */
export interface WidgetBuild {
  /** Differs between builds. Empty when the build has no id. */
  readonly id: string;
  /** URL of the loader with the build id, so that no cache serves an older loader. */
  readonly loader: string;
  readonly preload: readonly string[];
  /** The hosted page's own script, or null when the build has none. */
  readonly hostedScript: string | null;
}

const NO_BUILD: WidgetBuild = { id: '', loader: '/order-app.js', preload: [], hostedScript: null };

async function readJson<T>(path: string, read: (value: unknown) => T): Promise<T | null> {
  try {
    return read(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const getManifestPaths = (directory: string) => ({
  files: join(directory, 'manifest.json'),
  build: join(directory, 'builds/latest.json'),
});

async function readBuild(directory: string): Promise<WidgetBuild> {
  const paths = getManifestPaths(directory);
  const [files, build] = await Promise.all([
    readJson(paths.files, (value) => manifestSchema.parse(value)),
    readJson(paths.build, (value) => latestBuildSchema.parse(value)),
  ]);
  if (!files) return NO_BUILD;
  const id = build?.id ?? '';
  return {
    id,
    loader: id ? `${NO_BUILD.loader}?build=${id}` : NO_BUILD.loader,
    preload: files.preload,
    hostedScript: build?.page ?? null,
  };
}

/**
 * Returns a value that changes when a manifest is written. Reads synchronously, because asynchronous
 * calls use another thread, which takes longer.
 */
const readVersion = (directory: string): string =>
  Object.values(getManifestPaths(directory))
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'missing'))
    .join(', ');

/**
 * Creates a function that reads the build's manifest in `directory` and rereads it when it has changed, so that a new
 * build needs no restart. Without a build, the function returns no files to preload. It throws when a manifest is
 * invalid.
 */
export function createWidgetBuildReader(directory: string): () => Promise<WidgetBuild> {
  let cachedBuild: { readonly version: string; readonly build: Promise<WidgetBuild> } | null = null;
  return () => {
    const version = readVersion(directory);
    if (cachedBuild?.version !== version) cachedBuild = { version, build: readBuild(directory) };
    return cachedBuild.build;
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifest = z.object({ preload: z.array(z.string().check(z.regex(/^[\w./-]+$/))) });

/** What the widget's build says of itself, as far as a page needs it: the scripts to preload, relative to `/`. */
export type WidgetManifest = z.infer<typeof manifest>;

/**
 * Reads the manifest of the build in `directory` anew each time, so that a new build is served without a restart.
 * Without a build there is nothing to preload. Throws when the file is there and wrong.
 */
export const manifestIn = (directory: string) => async (): Promise<WidgetManifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { preload: [] };
    throw error;
  }
};

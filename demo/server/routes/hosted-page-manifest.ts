import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const files = z.array(z.string().check(z.regex(/^[\w./-]+$/)));
const manifest = z.object({ preload: files, hosted: z._default(files, []) });

/** What the widget's build says of itself, as far as a page needs it: the scripts to preload, relative to `/`. */
export interface WidgetManifest {
  readonly preload: readonly string[];
}

/**
 * Reads the manifest of the build in `directory` anew each time, so that a new build is served without a restart.
 * Without a build there is nothing to preload. Throws when the file is there and wrong.
 */
export const manifestIn = (directory: string) => async (): Promise<WidgetManifest> => {
  try {
    const { preload, hosted } = manifest.parse(
      JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')),
    );
    return { preload: [...preload, ...hosted] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { preload: [] };
    throw error;
  }
};

import type { PGliteOptions } from '@electric-sql/pglite';

/** Options for PGlite on disk in `folder`. PGlite flushes a commit before it acknowledges the commit. */
export function createDurablePgliteOptions(folder: string): PGliteOptions;

// Plain JavaScript, because Node 20 needs a compiler to load TypeScript in a thread, and compiling slows down each
// start.
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A PGlite file system with a working fsync. By default PGlite disables fsync and its file system ignores the call. A commit
 * would then survive a killed process, but not a power failure.
 */
class DurableFiles extends NodeFS {
  async init(pg, options) {
    const initialized = await super.init(pg, options);
    const { preRun } = initialized.emscriptenOpts;
    const hooks = typeof preRun === 'function' ? [preRun] : (preRun ?? []);
    const enableFsync = (module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...initialized.emscriptenOpts, preRun: [...hooks, enableFsync] } };
  }
}

/**
 * Options for PGlite on disk. PGlite flushes a commit before it acknowledges the commit. PGlite's default parameter `-F`
 * would disable fsync. `wal_sync_method` is `fsync`, because `fdatasync` does nothing in Emscripten.
 */
export const createDurablePgliteOptions = (folder) => ({
  fs: new DurableFiles(folder),
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
  ],
});

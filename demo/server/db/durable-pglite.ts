import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is mended here. */
interface WithNodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * A folder that really flushes. PGlite runs with fsync off, and its file system ignores the call anyway: an answered
 * commit would survive a killed process, but not a power cut.
 */
class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    const { preRun } = made.emscriptenOpts;
    const hooks = typeof preRun === 'function' ? [preRun] : (preRun ?? []);
    const flushFiles = (module: unknown) => {
      (module as WithNodeFiles).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...hooks, flushFiles] } };
  }
}

/**
 * The options for a PGlite on disk whose commits are on the disk before they are answered. `wal_sync_method` is `fsync`
 * because Emscripten's `fdatasync` does nothing.
 */
export const durablePgliteOptions = (folder: string) => ({
  fs: new DurableFiles(folder),
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
  ],
});

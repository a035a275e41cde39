import { statfs } from 'node:fs/promises';

const INTERVAL_MS = 500;
/**
 * The database accepts writes again when the free space exceeds the limit by this factor. Without the margin, the guard
 * would switch back and forth near the limit.
 */
const RECOVERY_FACTOR = 1.1;

interface DiskGuardDeps {
  readonly folder: string;
  /** Free space below which the database must not write, in bytes. */
  readonly minFreeBytes: number;
  /** Makes the database refuse writes, or accept them again. */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>;
  readonly log: (error: unknown) => void;
  readonly intervalMs?: number;
  /** Reads the free space of the folder's disk, in bytes. */
  readonly readFreeBytes?: (folder: string) => Promise<number>;
}

export interface DiskGuard {
  /** Whether the disk is almost full, so that the database is read-only. */
  readonly isFull: () => boolean;
  readonly close: () => void;
}

const readFreeDiskBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Watches the free space of a disk. PGlite cannot recover from a write that fails, so the guard makes the database
 * read-only before the disk is full, and writable again when there is space.
 */
export function startDiskGuard({
  folder,
  minFreeBytes,
  setReadOnly,
  log,
  intervalMs = INTERVAL_MS,
  readFreeBytes = readFreeDiskBytes,
}: DiskGuardDeps): DiskGuard {
  let isFull = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const check = async (): Promise<void> => {
    const freeBytes = await readFreeBytes(folder);
    const wasFull = isFull;
    isFull = freeBytes < (wasFull ? minFreeBytes * RECOVERY_FACTOR : minFreeBytes);
    if (isFull && !wasFull)
      log(`The disk of ${folder} is almost full. The server refuses writes until enough space is free.`);
    if (!isFull && wasFull)
      log(`The disk of ${folder} has enough free space again. The server accepts writes.`);
    // Repeat this while the disk is full, because a database thread that restarts accepts writes.
    if (isFull || wasFull) await setReadOnly(isFull);
  };
  const checkAgain = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void check().catch(log).finally(checkAgain), intervalMs).unref();
  };
  checkAgain();

  return {
    isFull: () => isFull,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import postgres from 'postgres';
import type { ThreadInput, ThreadMessage } from './thread-messages.ts';

/** The thread ended or got stuck. Its unfinished transaction is lost. */
class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/**
 * A connection to PGlite in a separate thread. It implements the parts of a network socket that the PostgreSQL driver
 * uses.
 */
class ThreadSocket extends Duplex {
  /** Number of requests that have no reply yet. */
  private pendingReplies = 0;
  private watchdog: NodeJS.Timeout | null = null;

  constructor(
    private readonly worker: Worker,
    private readonly maxReplyMs: number,
  ) {
    super();
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind !== 'reply') return;
      this.pendingReplies -= 1;
      this.restartWatchdog();
      this.push(message.bytes);
    });
    worker.on('error', (cause) => this.destroy(new ThreadLostError('The database thread failed', { cause })));
    worker.on('exit', () => this.destroy());
  }

  /** The driver writes its last message only to an open socket. */
  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open';
  }

  override _read(): void {
    // Nothing to do: the constructor pushes each reply when it arrives.
  }

  override _write(request: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.pendingReplies += 1;
    if (this.pendingReplies === 1) this.restartWatchdog();
    this.worker.postMessage(new Uint8Array(request));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.watchdog) clearTimeout(this.watchdog);
    this.watchdog = null;
    this.worker.terminate().then(
      () => done(error),
      () => done(error),
    );
  }

  /**
   * Restarts the timer that ends a stuck thread. A thread can get stuck when the disk is full, for example. The driver
   * then opens a new thread, which recovers the database.
   */
  private restartWatchdog(): void {
    if (this.watchdog) clearTimeout(this.watchdog);
    this.watchdog = null;
    if (!this.pendingReplies) return;
    const giveUp = () =>
      this.destroy(new ThreadLostError(`The database did not reply within ${this.maxReplyMs} ms`));
    this.watchdog = setTimeout(giveUp, this.maxReplyMs);
  }
}

interface ThreadOptions extends ThreadInput {
  /** Timeout for a reply. A thread that exceeds it counts as stuck. */
  readonly maxReplyMs: number;
  /** Timeout for opening the database, including recovery. */
  readonly maxOpenMs: number;
}

/** Starts PGlite in a thread and resolves when the database is open. Rejects with the reason if it cannot be opened. */
async function openThreadSocket({ folder, maxReplyMs, maxOpenMs }: ThreadOptions): Promise<Duplex> {
  const input: ThreadInput = { folder };
  const worker = new Worker(new URL('./pglite-thread.mjs', import.meta.url), { workerData: input });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new ThreadLostError(`The database thread exited with code ${code}`)),
      );
      timer = setTimeout(
        () => reject(new ThreadLostError(`The database did not open within ${maxOpenMs} ms`)),
        maxOpenMs,
      );
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return new ThreadSocket(worker, maxReplyMs);
}

/**
 * Creates a client for PGlite in a thread. The first query opens the database. PGlite has a single connection, which
 * stays open because reopening it takes seconds.
 */
export function connectThread(threadOptions: ThreadOptions): postgres.Sql {
  const options = {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    // The driver documents this option but does not declare its type: it replaces the network connection with a stream.
    socket: () => openThreadSocket(threadOptions),
  };
  return postgres(options);
}

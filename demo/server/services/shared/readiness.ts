import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';

/** Timeout for a reply of the database. */
const TIMEOUT_MS = 2000;

/** Why the server accepts no requests at the moment. */
type NotReadyReason = 'stopping' | 'database' | 'disk';

export interface Readiness {
  /** Resolves within 2 s, to null when the server can accept requests. */
  readonly check: () => Promise<NotReadyReason | null>;
  /** Makes the server permanently not ready, because it is stopping. */
  readonly stop: () => void;
}

interface ReadinessDeps {
  readonly db: Db;
  /** Whether the disk is almost full, so that the database is read-only. */
  readonly isDiskFull: () => boolean;
  readonly timeoutMs?: number;
}

/** Reports whether the server can accept requests. Concurrent checks share one query. */
export function createReadiness({ db, isDiskFull, timeoutMs = TIMEOUT_MS }: ReadinessDeps): Readiness {
  let isStopping = false;
  let runningQuery: Promise<boolean> | null = null;
  const queryDatabase = (): Promise<boolean> => {
    runningQuery ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        runningQuery = null;
      });
    return runningQuery;
  };
  const isDatabaseUp = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    try {
      return await Promise.race([queryDatabase(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async check() {
      if (isStopping) return 'stopping';
      if (isDiskFull()) return 'disk';
      return (await isDatabaseUp()) ? null : 'database';
    },
    stop() {
      isStopping = true;
    },
  };
}

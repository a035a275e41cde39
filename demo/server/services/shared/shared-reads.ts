interface PendingRead<V> {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

function createPendingRead<V>(): PendingRead<V> {
  let resolve: PendingRead<V>['resolve'] = () => {};
  let reject: PendingRead<V>['reject'] = () => {};
  const promise = new Promise<V | undefined>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/**
 * Merges concurrent reads into a few queries. `load` reads many keys at once; missing keys become undefined. One query
 * runs at a time, and keys that are requested in the meantime share the next query. A read therefore always starts
 * after its request and never returns older data.
 */
export function createSharedReads<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let pendingByKey = new Map<K, PendingRead<V>>();
  let isRunning = false;

  const run = async (): Promise<void> => {
    while (pendingByKey.size) {
      const batch = pendingByKey;
      pendingByKey = new Map();
      try {
        const values = await load([...batch.keys()]);
        for (const [key, { resolve }] of batch) resolve(values.get(key));
      } catch (error) {
        for (const { reject } of batch.values()) reject(error);
      }
    }
    isRunning = false;
  };

  return (key) => {
    const pendingRead = pendingByKey.get(key) ?? createPendingRead<V>();
    pendingByKey.set(key, pendingRead);
    if (!isRunning) {
      isRunning = true;
      // Requests in the same turn of the event loop join the first query.
      setImmediate(run);
    }
    return pendingRead.promise;
  };
}

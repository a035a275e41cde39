interface Waiting<V> {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

function createWaiting<V>(): Waiting<V> {
  let resolve: Waiting<V>['resolve'] = () => {};
  let reject: Waiting<V>['reject'] = () => {};
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
  let waitingByKey = new Map<K, Waiting<V>>();
  let isRunning = false;

  const run = async (): Promise<void> => {
    while (waitingByKey.size) {
      const batch = waitingByKey;
      waitingByKey = new Map();
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
    const waiting = waitingByKey.get(key) ?? createWaiting<V>();
    waitingByKey.set(key, waiting);
    if (!isRunning) {
      isRunning = true;
      // Requests in the same turn of the event loop join the first query.
      setImmediate(run);
    }
    return waiting.promise;
  };
}

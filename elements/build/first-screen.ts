import type { Rollup } from 'vite';

export interface ModuleGraph {
  getModuleInfo(id: string): Rollup.ModuleInfo | null;
}

/**
 * Whether a module is reached from `entry` by static imports alone: all of these go into one chunk. Left alone, the bundler
 * splits off what lazy chunks share with the first screen, and the customer waits for a second round trip.
 */
export function staticallyReachedFrom(entry: string): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    if (!reached) {
      reached = new Set();
      const queue = [entry];
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        if (reached.has(next)) continue;
        reached.add(next);
        queue.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return reached.has(id);
  };
}

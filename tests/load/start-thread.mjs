// Lets a thread run TypeScript: Node 20 ignores `--import tsx` in threads.
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

await tsImport(workerData.file, import.meta.url);

// The thread that runs PGlite on disk. This folder's README describes its messages.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createDurablePgliteOptions } from './durable-pglite.mjs';

/** First byte of the protocol's Terminate message. */
const TERMINATE = 'X'.charCodeAt(0);

const pglite = await PGlite.create(createDurablePgliteOptions(workerData.folder));

const reply = async (request) => {
  if (request[0] === TERMINATE) {
    await pglite.close();
    parentPort.close();
    return;
  }
  parentPort.postMessage({ kind: 'reply', bytes: await pglite.execProtocolRaw(request) });
};
/** An error that PostgreSQL does not report as a reply leaves PGlite in an unknown state, so the thread ends. */
const endThread = (error) => {
  setImmediate(() => {
    throw error;
  });
};
let lastReply = Promise.resolve();
parentPort.on('message', (request) => {
  lastReply = lastReply.then(() => reply(request)).catch(endThread);
});
parentPort.postMessage({ kind: 'ready' });

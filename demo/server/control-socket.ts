import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The system truncates longer socket addresses. */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Only one process may open PGlite's folder. That process listens on a socket beside it, which the system closes when
 * the process ends. So the socket is the lock, and the way for `npm run import` to reach the process.
 */
function socketAddress(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\order-app-${name}`;
  const beside = join(dataDir, 'control.sock');
  return beside.length <= MAX_ADDRESS_LENGTH ? beside : join(tmpdir(), `order-app-${name}.sock`);
}

const connect = (address: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection({ path: address, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** Reads until the other side ends its half. Iterating over the socket would close our half too. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let words = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      words += chunk;
    });
    socket.once('end', () => resolve(words));
    socket.once('error', reject);
  });

/**
 * Sends a message to the process that holds the folder and returns its reply. Null when no process holds it.
 */
export async function sendToHolder(dataDir: string, question: string): Promise<string | null> {
  const socket = await connect(socketAddress(dataDir));
  if (!socket) return null;
  socket.end(question);
  return readAll(socket);
}

/**
 * Locks the folder for this process and replies to messages of others. Throws when another process holds it. The
 * returned function releases the lock.
 */
export async function lockFolder(
  dataDir: string,
  answer: (question: string) => Promise<string>,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const address = socketAddress(dataDir);
  const holder = await connect(address);
  if (holder) {
    holder.destroy();
    throw new Error(
      `Another process is using ${dataDir}. Stop it, or set DATA_DIR to another folder or DATABASE_URL to a PostgreSQL.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void readAll(socket)
      .then(answer)
      .then((words) => socket.end(words))
      .catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address }, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFolderError } from './startup-errors.ts';

/** Longest socket address in characters. The system truncates longer ones. */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Builds the address of the socket that locks PGlite's folder. Only one process may open the folder. That process listens on
 * the socket, and the system closes the socket when the process ends. `npm run import` sends its files to the socket.
 */
function socketAddress(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\order-app-${name}`;
  const socketPath = join(dataDir, 'control.sock');
  return socketPath.length <= MAX_ADDRESS_LENGTH ? socketPath : join(tmpdir(), `order-app-${name}.sock`);
}

const connect = (address: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection({ path: address, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** Reads until the other side ends its half of the connection. A `for await` loop would close our half too. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });

/** Sends a message to the process that has locked the folder and returns its reply. Null when no process has locked it. */
export async function sendToHolder(dataDir: string, message: string): Promise<string | null> {
  const socket = await connect(socketAddress(dataDir));
  if (!socket) return null;
  socket.end(message);
  return readAll(socket);
}

/**
 * Locks the folder for this process and replies to messages of other processes. Throws when another process has locked it.
 * The returned function releases the lock.
 */
export async function lockFolder(
  dataDir: string,
  reply: (message: string) => Promise<string>,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(describeFolderError(error, dataDir), { cause: error });
  });
  const address = socketAddress(dataDir);
  const holder = await connect(address);
  if (holder) {
    holder.destroy();
    throw new Error(
      `Another process is using ${dataDir}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void readAll(socket)
      .then(reply)
      .then((text) => socket.end(text))
      .catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address }, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFolderError } from './startup-errors.ts';

/** Longest socket address in characters. The system truncates longer ones. */
const MAX_ADDRESS_LENGTH = 100;
const OWNER_ONLY = 0o700;

/** The socket's folder. Only the server's user may enter it. */
const getControlFolder = (dataDir: string): string => join(dataDir, 'control');
const getAddressFile = (dataDir: string): string => join(getControlFolder(dataDir), 'address');
const getSocketFile = (dataDir: string): string => join(getControlFolder(dataDir), 'control.sock');

/**
 * Whether the socket has a random address outside the data folder: on Windows, and if the data folder's path is too
 * long. A file in the data folder then stores the address.
 */
const hasRandomAddress = (dataDir: string): boolean =>
  process.platform === 'win32' || getSocketFile(dataDir).length > MAX_ADDRESS_LENGTH;

/**
 * Finds the address of the control socket, which also serves as the lock of PGlite's folder: only one process may open
 * the folder, and that process listens on the socket. The system closes the socket when the process ends. Null when the
 * address would be random and no process has stored one.
 */
async function findAddress(dataDir: string): Promise<string | null> {
  if (!hasRandomAddress(dataDir)) return getSocketFile(dataDir);
  return readFile(getAddressFile(dataDir), 'utf8').catch(() => null);
}

/** Creates an address that other users can neither predict nor reach. */
async function createAddress(dataDir: string): Promise<string> {
  await mkdir(getControlFolder(dataDir), { recursive: true });
  await chmod(getControlFolder(dataDir), OWNER_ONLY);
  if (!hasRandomAddress(dataDir)) {
    await rm(getSocketFile(dataDir), { force: true });
    return getSocketFile(dataDir);
  }
  const address =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\order-app-${randomUUID()}`
      : join(await mkdtemp(join(tmpdir(), 'order-app-')), 'control.sock');
  await writeFile(getAddressFile(dataDir), address);
  return address;
}

/** Deletes the folder that `createAddress` made outside the data folder. */
async function removeAddress(dataDir: string, address: string): Promise<void> {
  if (!hasRandomAddress(dataDir)) return;
  await rm(getAddressFile(dataDir), { force: true });
  if (process.platform !== 'win32') await rm(dirname(address), { recursive: true, force: true });
}

/** Connects to the process that has locked the folder. Null when no process has. */
async function connect(dataDir: string): Promise<Socket | null> {
  const address = await findAddress(dataDir);
  if (!address) return null;
  return new Promise((resolve) => {
    const socket = createConnection({ path: address, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

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

/**
 * Sends a message to the process that has locked the folder and returns its reply. Null when no process has locked it.
 */
export async function sendToLockHolder(dataDir: string, message: string): Promise<string | null> {
  const socket = await connect(dataDir);
  if (!socket) return null;
  socket.end(message);
  return readAll(socket);
}

/**
 * Locks the folder for this process and replies to messages of other processes. Throws when another process has locked
 * it. The returned function releases the lock.
 */
export async function lockFolder(
  dataDir: string,
  reply: (message: string) => Promise<string>,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(describeFolderError(error, dataDir), { cause: error });
  });
  const holder = await connect(dataDir);
  if (holder) {
    holder.destroy();
    throw new Error(
      `Another process is using ${dataDir}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.`,
    );
  }
  const address = await createAddress(dataDir);
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
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await removeAddress(dataDir, address);
  };
}

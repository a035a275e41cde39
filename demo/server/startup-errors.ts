import { type OpenDatabase, openPostgres } from './db/open-database.ts';

/**
 * Messages for errors at server start and during imports. A message says what is wrong, where, and how to fix it. It
 * never contains a password or a key.
 */

/** Finds the code of a system or PostgreSQL error, even inside wrapped errors. Null without a code. */
function findErrorCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return null;
}

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface ListenAddress {
  readonly port: number;
  /** Null for all addresses of the machine. */
  readonly host: string | null;
}

/** Explains why the server cannot listen. */
export function describeListenError(error: unknown, { port, host }: ListenAddress): string {
  switch (findErrorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or set PORT to a free port, such as PORT=${port + 1}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to 1024 or higher, such as PORT=8080.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is not an address of this machine. Remove HOST to listen on all addresses, or set it to 127.0.0.1.`;
    default:
      return `The server cannot listen on port ${port}: ${getErrorMessage(error)}`;
  }
}

/** Opens the database of DATABASE_URL. Throws an Error that says how to fix the variable. */
export const openPostgresOrExplain = (databaseUrl: string): Promise<OpenDatabase> =>
  openPostgres(databaseUrl).catch((error: unknown) => {
    throw new Error(describePostgresError(error, databaseUrl), { cause: error });
  });

/** Formats a PostgreSQL URL as `host:port/database`, without the user name and password. */
const toServerName = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Explains why the PostgreSQL server of DATABASE_URL cannot be used. */
export function describePostgresError(error: unknown, databaseUrl: string): string {
  const server = toServerName(databaseUrl);
  switch (findErrorCode(error)) {
    case 'ECONNREFUSED':
      return `No PostgreSQL server answers at ${server} (DATABASE_URL). Start the server, or correct the host and the port.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of ${server} (DATABASE_URL) is unknown. Correct the host name, or check the network.`;
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `The PostgreSQL server at ${server} (DATABASE_URL) does not respond. Check the host, the port and the firewall.`;
    case '28P01':
    case '28000':
      return `The PostgreSQL server at ${server} refuses the login. Correct the user and the password in DATABASE_URL.`;
    case '3D000':
      return `The database ${server} (DATABASE_URL) does not exist. Create the database, or correct its name.`;
    case '42501':
      return `The user of DATABASE_URL may not create tables in ${server}. Grant it all rights on the database.`;
    default:
      return `The database at ${server} (DATABASE_URL) cannot be opened: ${getErrorMessage(error)}`;
  }
}

/** Explains why the data folder cannot be used. */
export function describeFolderError(error: unknown, dataDir: string): string {
  switch (findErrorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${dataDir} (DATA_DIR) is not writable for this user. Change its permissions, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `The disk of the data folder ${dataDir} (DATA_DIR) is full. Free some space, or set DATA_DIR to a folder on another disk.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR is ${dataDir}, but that path contains a file. Set DATA_DIR to a folder.`;
    default:
      return `The database in ${dataDir} (DATA_DIR) cannot be opened: ${getErrorMessage(error)}`;
  }
}

/** Explains why a business file cannot be read from disk. Null for any other error. */
export function describeReadError(error: unknown, file: string): string | null {
  switch (findErrorCode(error)) {
    case 'ENOENT':
      return `There is no file ${file}. Check the path of the business file, and of the pictures beside it.`;
    case 'EISDIR':
      return `${file} is a folder. Give the path of the business file in it, such as ${file}/business.json.`;
    case 'EACCES':
    case 'EPERM':
      return `${file} is not readable for this user. Change its permissions.`;
    default:
      return null;
  }
}

import type { Config } from './config.ts';

/** Who can reach the server, and what the server shows them. */
export interface Exposure {
  /** The network address to listen on. Null means every address of the machine. */
  readonly host: string | null;
  /**
   * Whether only this machine can reach the server, because no operator has a password. A one-time link then opens the
   * console.
   */
  readonly isLocalOnly: boolean;
  /** Whether one-time codes and reminders go to the developer inbox, which the console shows. */
  readonly hasInbox: boolean;
}

const LOOPBACK = '127.0.0.1';

/**
 * Whether a host name or address always means this machine. Browsers resolve `*.localhost` to it without asking DNS.
 */
export const isLoopbackName = (name: string): boolean =>
  /^(\[?::1\]?|127(\.\d{1,3}){3}|([\w-]+\.)*localhost)$/i.test(name);

/**
 * Decides who can reach the server. As long as no operator has a password, it listens only on this machine. If HOST
 * would also let other machines in, throws an error that names the variables to set.
 */
export function resolveExposure(
  { host, usesSandbox, payment }: Pick<Config, 'host' | 'usesSandbox' | 'payment'>,
  hasPassword: boolean,
): Exposure {
  if (!hasPassword && host !== null && !isLoopbackName(host))
    throw new Error(
      `HOST is ${JSON.stringify(host)}, but no operator has a password, so the console would be unprotected. Set CONSOLE_PASSWORD to a password of at least 12 characters, or create an operator with \`npm run operator -- add <name>\`. To use the server on this machine only, remove HOST or set it to ${LOOPBACK}.`,
    );
  return {
    host: hasPassword ? host : (host ?? LOOPBACK),
    isLocalOnly: !hasPassword,
    hasInbox: usesSandbox ?? (!hasPassword && !payment.stripe),
  };
}

import { domainToASCII } from 'node:url';

/** At least two labels of letters, digits and hyphens (RFC 1123). The last one starts with a letter, unlike in an IP address. */
const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalises a host name: `Käse.Example:8080.` becomes `xn--kse-qla.example`. The result is lower-case ASCII without
 * the port and the final dot. Null for anything other than a public host name, such as an IP address, `localhost` or a
 * URL.
 */
export function normalizeHostName(text: string): string | null {
  const [, hostPart = ''] = /^\s*([^\s/?#@:[\]]+?)\.?(?::\d{1,5})?\.?\s*$/.exec(text) ?? [];
  const name = domainToASCII(hostPart);
  return HOST_NAME.test(name) ? name : null;
}

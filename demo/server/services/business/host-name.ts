import { domainToASCII } from 'node:url';

/** Letters, digits and hyphens in each part (RFC 1123), at least two parts; the last is no number: that would be an IP address. */
const NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one way a domain is written, whoever wrote it: `Käse.Example:8080.` is `xn--kse-qla.example`. Lower case, in ASCII,
 * without a port and without the dot of the root. Null for what is no name of a host that the world could know: an IP
 * address, `localhost`, a whole address.
 */
export function normalizeHostName(text: string): string | null {
  const [, written = ''] = /^\s*([^\s/?#@:[\]]+?)\.?(?::\d{1,5})?\.?\s*$/.exec(text) ?? [];
  const name = domainToASCII(written);
  return NAME.test(name) ? name : null;
}

import { isIPv6 } from 'node:net';

/**
 * Who shares a limit: an IPv4 address, or the network of 64 bits that an IPv6 customer has to themselves. Requests without
 * an address share one.
 */
export function clientNetwork(ip: string | null): string {
  if (ip === null) return 'unknown';
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const first = [...before, ...zeros, ...after].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

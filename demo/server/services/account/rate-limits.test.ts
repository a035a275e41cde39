import { describe, expect, it } from 'vitest';
import { getClientNetwork } from './rate-limits.ts';

describe('the network that shares a rate limit', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64'],
    ['2001:0DB8:0012:0034::1', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    [null, 'unknown'],
  ])('counts the requests of the address %s under the network %s', (address, network) => {
    expect(getClientNetwork(address)).toBe(network);
  });
});

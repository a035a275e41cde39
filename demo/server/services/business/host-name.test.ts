import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHostName } from './host-name.ts';

describe('a domain', () => {
  it.each([
    ['order.example.com', 'order.example.com'],
    ['Order.EXAMPLE.com', 'order.example.com'],
    ['order.example.com.', 'order.example.com'],
    ['order.example.com:8080', 'order.example.com'],
    ['order.example.com.:8080', 'order.example.com'],
    [' order.example.com ', 'order.example.com'],
    ['käse.example', 'xn--kse-qla.example'],
    ['xn--kse-qla.example', 'xn--kse-qla.example'],
    ['قهوة.example', 'xn--ogb3cpe.example'],
    ['珈琲。example', 'xn--hdyui.example'],
    ['cafe.localhost', 'cafe.localhost'],
  ])('normalises the domain %s', (input, name) => {
    expect(normalizeHostName(input)).toBe(name);
  });

  it.each([
    '',
    '.',
    'localhost',
    'cafe',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    '::1',
    '0x7f.1',
    '1.2.3.4.',
    'https://cafe.example',
    'cafe.example/menu',
    'cafe.example?x',
    'me@cafe.example',
    'a b.example',
    '-cafe.example',
    'cafe-.example',
    'a..example',
    'cafe.example:',
    'cafe.example:port',
    'a_b.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
    'cafe.example\r\nhost: evil',
    'xn--\u0000.example',
  ])('rejects %j as a domain', (text) => {
    expect(normalizeHostName(text)).toBeNull();
  });

  it('leaves a normalised domain unchanged when it is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string(), fc.webAuthority()), (text) => {
        const name = normalizeHostName(text);
        if (name !== null) {
          expect(normalizeHostName(name)).toBe(name);
          expect(new URL(`https://${name}`).hostname).toBe(name);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { BadSignature } from './provider.ts';
import { signBody, verifySignature } from './signed-webhook.ts';

const SIGNED_AT_MS = Date.parse('2026-03-04T12:00:00Z');
const MINUTE = 60_000;
const verifyHeader = (
  header: string | null,
  { secret = 'secret', body = '{"a":1}', at = SIGNED_AT_MS } = {},
) => verifySignature(secret, header, body, at);

describe('signed webhooks', () => {
  it('accepts a webhook only within five minutes before or after it was signed', () => {
    const header = signBody('secret', '{"a":1}', SIGNED_AT_MS);
    for (const at of [SIGNED_AT_MS, SIGNED_AT_MS + 5 * MINUTE, SIGNED_AT_MS - 5 * MINUTE])
      expect(verifyHeader(header, { at })).toBeUndefined();
    for (const at of [SIGNED_AT_MS + 5 * MINUTE + 1000, SIGNED_AT_MS - 5 * MINUTE - 1000])
      expect(() => verifyHeader(header, { at })).toThrow(BadSignature);
  });

  it('signs a webhook’s time in seconds and its body with HMAC-SHA256, as Stripe does', () => {
    // Computed with: printf '1772625600.{"a":1}' | openssl dgst -sha256 -hmac secret
    expect(signBody('secret', '{"a":1}', SIGNED_AT_MS)).toBe(
      't=1772625600,v1=77bfd46bfb4c7114892697c0ed8a083672919809c126c7e2af6cc915edda5d66',
    );
  });

  it('accepts a webhook with an old and a new signature while its secret is replaced', () => {
    const [, oldSignature = ''] = signBody('old', '{"a":1}', SIGNED_AT_MS).split(',');
    expect(verifyHeader(`${signBody('secret', '{"a":1}', SIGNED_AT_MS)},${oldSignature}`)).toBeUndefined();
    expect(
      verifyHeader(
        `t=1772625600,${oldSignature},v0=00,${signBody('secret', '{"a":1}', SIGNED_AT_MS).split(',')[1]}`,
      ),
    ).toBeUndefined();
  });

  it.each([
    ['no signature header', null],
    ['an empty signature header', ''],
    ['a header without a time', 'v1=00'],
    ['a header without a signature', 't=1772625600'],
    ['a signature with another secret', signBody('other', '{"a":1}', SIGNED_AT_MS)],
    ['a signature of another body', signBody('secret', '{"a":2}', SIGNED_AT_MS)],
    [
      'a signature of another time',
      signBody('secret', '{"a":1}', SIGNED_AT_MS).replace('t=1772625600', 't=1772625601'),
    ],
    ['a signature of an older scheme', signBody('secret', '{"a":1}', SIGNED_AT_MS).replace('v1=', 'v0=')],
    ['a shortened signature', signBody('secret', '{"a":1}', SIGNED_AT_MS).slice(0, -2)],
    ['an invalid time', 't=soon,v1=00'],
  ])('refuses a webhook with %s', (_, header) => {
    expect(() => verifyHeader(header)).toThrow(BadSignature);
  });
});

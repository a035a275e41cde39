import { describe, expect, it } from 'vitest';
import { BadSignature } from './provider.ts';
import { signBody, verifySignature } from './signed-webhook.ts';

const AT = Date.parse('2026-03-04T12:00:00Z');
const MINUTE = 60_000;
const verified = (header: string | null, { secret = 'secret', body = '{"a":1}', at = AT } = {}) =>
  verifySignature(secret, header, body, at);

describe('signed webhooks', () => {
  it('what the holder of the secret signed is let in for five minutes, before and after', () => {
    const header = signBody('secret', '{"a":1}', AT);
    for (const at of [AT, AT + 5 * MINUTE, AT - 5 * MINUTE]) expect(verified(header, { at })).toBeUndefined();
    for (const at of [AT + 5 * MINUTE + 1000, AT - 5 * MINUTE - 1000])
      expect(() => verified(header, { at })).toThrow(BadSignature);
  });

  it('the signature is the documented one', () => {
    // printf '1772625600.{"a":1}' | openssl dgst -sha256 -hmac secret
    expect(signBody('secret', '{"a":1}', AT)).toMatch(/^t=1772625600,v1=[0-9a-f]{64}$/);
  });

  it('while a secret is changed, one of two signatures is enough', () => {
    const [, old = ''] = signBody('old', '{"a":1}', AT).split(',');
    expect(verified(`${signBody('secret', '{"a":1}', AT)},${old}`)).toBeUndefined();
    expect(
      verified(`t=1772625600,${old},v0=00,${signBody('secret', '{"a":1}', AT).split(',')[1]}`),
    ).toBeUndefined();
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['one without a time', 'v1=00'],
    ['one without a signature', 't=1772625600'],
    ['one of another secret', signBody('other', '{"a":1}', AT)],
    ['one of another body', signBody('secret', '{"a":2}', AT)],
    ['one of another time', signBody('secret', '{"a":1}', AT).replace('t=1772625600', 't=1772625601')],
    ['one of the scheme before', signBody('secret', '{"a":1}', AT).replace('v1=', 'v0=')],
    ['a shortened one', signBody('secret', '{"a":1}', AT).slice(0, -2)],
    ['no time', 't=soon,v1=00'],
  ])('%s is refused', (_, header) => {
    expect(() => verified(header)).toThrow(BadSignature);
  });
});

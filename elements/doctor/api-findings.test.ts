import { describe, expect, it } from 'vitest';
import { type ApiPlace, apiFindings, badAddressFinding } from './api-findings.ts';
import type { Outcome } from './reach.ts';

const place: ApiPlace = {
  apiBase: 'https://api.test/api',
  referenceId: 'cafe',
  pageOrigin: 'https://shop.test',
  headers: ['Accept', 'webapp'],
};
const answer = (status: number, body?: unknown, took = 80): Outcome => ({
  kind: 'answer',
  status,
  contentType: 'text/html; charset=utf-8',
  body,
  took,
  date: null,
});
const refusal = { error: 1, code: 'not_found', message: 'No' };
const only = (outcome: Outcome, part: Partial<ApiPlace> = {}) => {
  const [finding, ...rest] = apiFindings(outcome, { ...place, ...part });
  expect(rest).toEqual([]);
  return finding;
};

describe('the first call', () => {
  it('is no finding when the business answers', () => {
    expect(apiFindings(answer(200, { restaurant: {} }), place)).toEqual([]);
  });

  it('leaves a refusal of the policy to the policy', () => {
    expect(apiFindings({ kind: 'policy' }, place)).toEqual([]);
  });

  it.each([
    ['a device without a connection', { kind: 'offline' }, 'api:offline', 'no connection'],
    [
      'a server that keeps silent',
      { kind: 'silent' },
      'api:unreachable',
      'Nothing answers at https://api.test',
    ],
    ['one that takes too long', { kind: 'timeout' }, 'api:timeout', 'did not answer in time'],
    [
      'one that lets nobody read',
      { kind: 'cors', preflight: false },
      'api:cors',
      'https://shop.test read it',
    ],
    ['one that refuses the preflight', { kind: 'cors', preflight: true }, 'api:cors', 'preflight (OPTIONS)'],
    ['a business nobody knows', answer(404, refusal), 'business:unknown', 'no business "cafe"'],
    ['one that is switched off', answer(433), 'business:off', 'status 433'],
    ['a login in front of it', answer(401, refusal), 'api:status-401', 'asks for a login'],
    ['a server at fault', answer(502), 'api:status-502', 'the proxy cannot reach the server'],
    ['too many calls', answer(429), 'api:status-429', 'too many calls'],
    [
      'another page at that address',
      answer(200),
      'api:wrong-base',
      'not the ordering API: status 200, text/html',
    ],
    ['nothing at that address', answer(404), 'api:wrong-base', 'status 404'],
  ] as [string, Outcome, string, string][])('tells %s', (_, outcome, id, words) => {
    const finding = only(outcome);
    expect(finding).toMatchObject({ id, severity: 'error' });
    expect(finding?.what).toContain(words);
  });

  it('gives the headers a server has to send, with every one the app sends', () => {
    expect(only({ kind: 'cors', preflight: true })?.paste).toContain(
      'Access-Control-Allow-Headers: accept, webapp, authorization, idempotency-key',
    );
  });

  it('names the address at which the API does answer', () => {
    expect(only(answer(404), { answersAt: 'https://api.test/v2/api' })?.paste).toBe(
      'api-base="https://api.test/v2/api"',
    );
  });

  it.each([
    ['cafe ', 'ends with a space'],
    ['https://order.test/cafe', 'its last part'],
  ])('sees what is wrong with the id %j', (referenceId, words) => {
    expect(only(answer(404, refusal), { referenceId })?.mend).toContain(words);
  });

  it('cannot be made to what is no address', () => {
    expect(badAddressFinding('https:')).toMatchObject({
      severity: 'error',
      what: 'api-base is no address: https:',
    });
  });

  it('warns of a slow one', () => {
    expect(only(answer(200, { restaurant: {} }, 4200))).toMatchObject({
      id: 'api:slow',
      severity: 'warning',
      what: 'The menu took 4.2 s to arrive.',
    });
  });
});

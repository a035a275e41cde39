import { describe, expect, it } from 'vitest';
import { type ApiTarget, buildBusinessUrl, describeInvalidApiBase, findApiProblems } from './api-findings.ts';
import type { Outcome } from './probe-url.ts';

const target: ApiTarget = {
  apiBase: 'https://api.test/api',
  referenceId: 'cafe',
  domain: '',
  themeId: '',
  pageOrigin: 'https://shop.test',
  headers: ['Accept', 'webapp'],
};
const buildResponse = (status: number, body?: unknown, durationMs = 80): Outcome => ({
  kind: 'response',
  status,
  contentType: 'text/html; charset=utf-8',
  body,
  durationMs,
  date: null,
});
const apiError = { error: 1, code: 'not_found', message: 'No' };
const findOnlyProblem = (outcome: Outcome, overrides: Partial<ApiTarget> = {}) => {
  const [finding, ...otherFindings] = findApiProblems(outcome, { ...target, ...overrides });
  expect(otherFindings).toEqual([]);
  return finding;
};

describe('findApiProblems', () => {
  it('the doctor reports no API problem when the API returns the business', () => {
    expect(findApiProblems(buildResponse(200, { restaurant: {} }), target)).toEqual([]);
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain
  it('the doctor reports the business to which the host page’s domain belongs', () => {
    const targetByDomain = { ...target, referenceId: '', domain: 'shop.test' };
    expect(buildBusinessUrl(targetByDomain)).toBe(
      'https://api.test/api/webapp/v5/restaurant-domain/shop.test',
    );
    const body = { restaurant: { reference_id: 'cafe' } };
    for (const domainTarget of [targetByDomain, { ...target, domain: 'shop.test' }])
      expect(findOnlyProblem(buildResponse(200, body), domainTarget)).toMatchObject({
        severity: 'note',
        problem: 'The page does not name the business. It is "cafe", to which the domain shop.test belongs.',
      });
    expect(findOnlyProblem(buildResponse(404, apiError), targetByDomain)).toMatchObject({
      severity: 'error',
      problem: expect.stringContaining('has no business with the domain shop.test'),
      fix: expect.stringContaining('add "shop.test" to "domains"'),
    });
  });

  it('the doctor reports an unknown theme only if the backend supports themes', () => {
    const themeTarget = { ...target, themeId: 'winter' };
    const body = { restaurant: {}, theme_id: null };
    expect(findOnlyProblem(buildResponse(200, body), themeTarget)).toMatchObject({
      id: 'business:theme',
      severity: 'warning',
      problem: 'The business "cafe" has no theme "winter".',
    });
    expect(findApiProblems(buildResponse(200, { ...body, theme_id: 'winter' }), themeTarget)).toEqual([]);
    expect(findApiProblems(buildResponse(200, { restaurant: {} }), themeTarget)).toEqual([]);
    expect(findApiProblems(buildResponse(200, body), target)).toEqual([]);
  });

  it('the doctor reports no API problem for a request that the CSP blocked', () => {
    expect(findApiProblems({ kind: 'policy' }, target)).toEqual([]);
  });

  it.each([
    ['an offline device', { kind: 'offline' }, 'api:offline', 'offline'],
    [
      'a server that does not respond',
      { kind: 'unreachable' },
      'api:unreachable',
      'No server responds at https://api.test',
    ],
    ['a server that times out', { kind: 'timeout' }, 'api:timeout', 'did not respond in time'],
    [
      'a server without CORS headers',
      { kind: 'cors', isPreflight: false },
      'api:cors',
      'https://shop.test read it',
    ],
    [
      'a server that refuses the preflight',
      { kind: 'cors', isPreflight: true },
      'api:cors',
      'preflight request (OPTIONS)',
    ],
    ['an unknown business', buildResponse(404, apiError), 'business:unknown', 'has no business "cafe"'],
    ['a business that is switched off', buildResponse(433), 'business:off', 'status 433'],
    ['a login in front of the API', buildResponse(401, apiError), 'api:status-401', 'requires a login'],
    [
      'a proxy that cannot reach the server',
      buildResponse(502),
      'api:status-502',
      'the proxy cannot reach the server',
    ],
    ['a rate limit', buildResponse(429), 'api:status-429', 'too many requests'],
    [
      'a web page in place of the API',
      buildResponse(200),
      'api:wrong-base',
      'not the ordering API: status 200, text/html',
    ],
    ['a missing page in place of the API', buildResponse(404), 'api:wrong-base', 'status 404'],
  ] as [string, Outcome, string, string][])(
    'reports why the app cannot use the API: %s',
    (_, outcome, id, expectedText) => {
      const finding = findOnlyProblem(outcome);
      expect(finding).toMatchObject({ id, severity: 'error' });
      expect(finding?.problem).toContain(expectedText);
    },
  );

  it('names every request header of the app that the API must allow', () => {
    expect(findOnlyProblem({ kind: 'cors', isPreflight: true })?.snippet).toContain(
      'Access-Control-Allow-Headers: accept, webapp, authorization, idempotency-key',
    );
  });

  it('the doctor suggests the base URL at which the API responds', () => {
    expect(findOnlyProblem(buildResponse(404), { workingApiBase: 'https://api.test/v2/api' })?.snippet).toBe(
      'api-base="https://api.test/v2/api"',
    );
  });

  it.each([
    ['cafe ', 'Remove the space'],
    ['https://order.test/cafe', 'the last part'],
  ])('describes the mistake in the reference id %j', (referenceId, expectedText) => {
    expect(findOnlyProblem(buildResponse(404, apiError), { referenceId })?.fix).toContain(expectedText);
  });

  it('reports an api-base attribute that is not a valid URL', () => {
    expect(describeInvalidApiBase('https:')).toMatchObject({
      severity: 'error',
      problem: 'The attribute api-base is not a valid URL: https:',
    });
  });

  it('the doctor warns about a slow API', () => {
    expect(findOnlyProblem(buildResponse(200, { restaurant: {} }, 4200))).toMatchObject({
      id: 'api:slow',
      severity: 'warning',
      problem: 'The menu took 4.2 s to arrive.',
    });
  });
});

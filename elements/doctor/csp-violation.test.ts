import { describe, expect, it } from 'vitest';
import { describeViolation, type Violation, type WidgetScope } from './csp-violation.ts';

const API = 'https://api.test/api/webapp/v5/restaurant/cafe';
const scope: WidgetScope = {
  pageOrigin: 'https://shop.test',
  belongsToWidget: (address) => address.startsWith('https://api.test/') || address.includes('/assets/app-'),
};
const describeViolationWith = (overrides: Partial<Violation> = {}) =>
  describeViolation(
    {
      directive: 'connect-src',
      blockedUri: API,
      policy: "default-src 'self'",
      disposition: 'enforce',
      sourceFile: '',
      sample: '',
      ...overrides,
    },
    scope,
  );

describe('describeViolation', () => {
  it('suggests which source to add to the CSP, and prints the complete directive', () => {
    expect(describeViolationWith()).toMatchObject({
      problemClass: 'csp',
      severity: 'error',
      fix: expect.stringContaining('Add https://api.test to connect-src'),
      snippet: "connect-src 'self' https://api.test;",
    });
  });

  it.each([
    ["'self' for a file on the page's own origin", 'https://shop.test/assets/app-1.js', "'self'"],
    ['the scheme data: for a picture in a data URL', 'data:image/svg+xml,x', 'data:'],
  ])('suggests allowing %s in the CSP', (_, blockedUri, source) => {
    const finding = describeViolationWith({
      blockedUri,
      sourceFile: 'https://shop.test/assets/app-1.js',
      directive: 'img-src',
    });
    expect(finding?.fix).toContain(`Add ${source} to img-src`);
  });

  it('ignores CSP violations of other scripts on the host page', () => {
    expect(
      describeViolationWith({ blockedUri: 'https://ads.test/', sourceFile: 'https://shop.test/ads.js' }),
    ).toBeUndefined();
    expect(describeViolationWith({ blockedUri: 'inline' })).toBeUndefined();
  });

  it('reports CSP violations of report-only policies and of pictures as warnings', () => {
    expect(describeViolationWith({ disposition: 'report' })).toMatchObject({ severity: 'warning' });
    expect(describeViolationWith({ directive: 'img-src' })).toMatchObject({ severity: 'warning' });
  });

  it('combines all URLs of one origin that the CSP blocked into one finding', () => {
    expect(describeViolationWith()?.id).toBe(
      describeViolationWith({ blockedUri: 'https://api.test/api/other' })?.id,
    );
  });

  it('suspects a modified script when the CSP blocks eval in the app', () => {
    const sourceFile = 'https://cdn.test/assets/app-1.js';
    expect(describeViolationWith({ blockedUri: 'eval', directive: 'script-src', sourceFile })?.fix).toContain(
      'unchanged',
    );
  });

  it('describes which Trusted Types policy or sink the host page refused', () => {
    const sourceFile = 'https://cdn.test/assets/app-1.js';
    const policy = "trusted-types 'none'; require-trusted-types-for 'script'";
    expect(
      describeViolationWith({
        directive: 'trusted-types',
        blockedUri: 'trusted-types-policy',
        sample: 'maps',
        policy,
        sourceFile,
      }),
    ).toMatchObject({ problem: expect.stringContaining('"maps"'), snippet: 'trusted-types maps;' });
    expect(
      describeViolationWith({
        directive: 'require-trusted-types-for',
        blockedUri: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>',
        policy,
        sourceFile,
      })?.problem,
    ).toContain('refused a plain string at Element innerHTML');
  });
});

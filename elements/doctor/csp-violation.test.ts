import { describe, expect, it } from 'vitest';
import { describeViolation, type Violation, type WidgetScope } from './csp-violation.ts';

const API = 'https://api.test/api/webapp/v5/restaurant/cafe';
const scope: WidgetScope = {
  pageOrigin: 'https://shop.test',
  belongsToWidget: (address) => address.startsWith('https://api.test/') || address.includes('/assets/app-'),
};
const describeWith = (part: Partial<Violation> = {}) =>
  describeViolation(
    {
      directive: 'connect-src',
      blockedUri: API,
      policy: "default-src 'self'",
      disposition: 'enforce',
      sourceFile: '',
      sample: '',
      ...part,
    },
    scope,
  );

describe('describeViolation', () => {
  it('suggests the source to add to the policy and the complete directive', () => {
    expect(describeWith()).toMatchObject({
      problemClass: 'csp',
      severity: 'error',
      fix: expect.stringContaining('Add https://api.test to connect-src'),
      snippet: "connect-src 'self' https://api.test;",
    });
  });

  it.each([
    ["'self' for the page's own origin", 'https://shop.test/assets/app-1.js', "'self'"],
    ['the scheme for a picture written into the page', 'data:image/svg+xml,x', 'data:'],
  ])('suggests to allow %s in the content security policy', (_, blockedUri, source) => {
    const finding = describeWith({
      blockedUri,
      sourceFile: 'https://shop.test/assets/app-1.js',
      directive: 'img-src',
    });
    expect(finding?.fix).toContain(`Add ${source} to img-src`);
  });

  it('ignores policy violations of other scripts on the host page', () => {
    expect(
      describeWith({ blockedUri: 'https://ads.test/', sourceFile: 'https://shop.test/ads.js' }),
    ).toBeUndefined();
    expect(describeWith({ blockedUri: 'inline' })).toBeUndefined();
  });

  it('warns about report-only policy violations and blocked pictures', () => {
    expect(describeWith({ disposition: 'report' })).toMatchObject({ severity: 'warning' });
    expect(describeWith({ directive: 'img-src' })).toMatchObject({ severity: 'warning' });
  });

  it('reports all blocked URLs of one origin as one finding', () => {
    expect(describeWith()?.id).toBe(describeWith({ blockedUri: 'https://api.test/api/other' })?.id);
  });

  it('suspects a modified script when the policy blocks eval in the app', () => {
    const sourceFile = 'https://cdn.test/assets/app-1.js';
    expect(describeWith({ blockedUri: 'eval', directive: 'script-src', sourceFile })?.fix).toContain(
      'unchanged',
    );
  });

  it('describes which Trusted Types policy or sink the host page refused', () => {
    const sourceFile = 'https://cdn.test/assets/app-1.js';
    const policy = "trusted-types 'none'; require-trusted-types-for 'script'";
    expect(
      describeWith({
        directive: 'trusted-types',
        blockedUri: 'trusted-types-policy',
        sample: 'maps',
        policy,
        sourceFile,
      }),
    ).toMatchObject({ problem: expect.stringContaining('"maps"'), snippet: 'trusted-types maps;' });
    expect(
      describeWith({
        directive: 'require-trusted-types-for',
        blockedUri: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>',
        policy,
        sourceFile,
      })?.problem,
    ).toContain('refused a plain string at Element innerHTML');
  });
});

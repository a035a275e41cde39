import { describe, expect, it } from 'vitest';
import { type Belonging, type Violation, violationFinding } from './csp-violation.ts';

const API = 'https://api.test/api/webapp/v5/restaurant/cafe';
const ours: Belonging = {
  pageOrigin: 'https://shop.test',
  isOurs: (address) => address.startsWith('https://api.test/') || address.includes('/assets/app-'),
};
const refused = (part: Partial<Violation> = {}) =>
  violationFinding(
    {
      directive: 'connect-src',
      blocked: API,
      policy: "default-src 'self'",
      disposition: 'enforce',
      from: '',
      sample: '',
      ...part,
    },
    ours,
  );

describe('what a policy refuses', () => {
  it('is told with the source to add and the whole directive', () => {
    expect(refused()).toMatchObject({
      about: 'csp',
      severity: 'error',
      mend: expect.stringContaining('Add https://api.test to connect-src'),
      paste: "connect-src 'self' https://api.test;",
    });
  });

  it.each([
    ["'self' for the page's own origin", 'https://shop.test/assets/app-1.js', "'self'"],
    ['the scheme for a picture written into the page', 'data:image/svg+xml,x', 'data:'],
  ])('asks for %s', (_, blocked, source) => {
    const finding = refused({ blocked, from: 'https://shop.test/assets/app-1.js', directive: 'img-src' });
    expect(finding?.mend).toContain(`Add ${source} to img-src`);
  });

  it('is no problem of ours when another script of the page asked', () => {
    expect(refused({ blocked: 'https://ads.test/', from: 'https://shop.test/ads.js' })).toBeUndefined();
    expect(refused({ blocked: 'inline' })).toBeUndefined();
  });

  it('is a warning where it is only reported, or only pictures are missing', () => {
    expect(refused({ disposition: 'report' })).toMatchObject({ severity: 'warning' });
    expect(refused({ directive: 'img-src' })).toMatchObject({ severity: 'warning' });
  });

  it('is one finding for all addresses of one origin', () => {
    expect(refused()?.id).toBe(refused({ blocked: 'https://api.test/api/other' })?.id);
  });

  it('is a sign of a changed script where the app ran inline code or eval', () => {
    const from = 'https://cdn.test/assets/app-1.js';
    expect(refused({ blocked: 'eval', directive: 'script-src', from })?.mend).toContain('unchanged');
  });

  it('is told of Trusted Types: a name to allow, or a sink', () => {
    const from = 'https://cdn.test/assets/app-1.js';
    const policy = "trusted-types 'none'; require-trusted-types-for 'script'";
    expect(
      refused({ directive: 'trusted-types', blocked: 'trusted-types-policy', sample: 'maps', policy, from }),
    ).toMatchObject({ what: expect.stringContaining('"maps"'), paste: 'trusted-types maps;' });
    expect(
      refused({
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>',
        policy,
        from,
      })?.what,
    ).toContain('refused a plain text at Element innerHTML');
  });
});

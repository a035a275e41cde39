import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowSource } from './csp-directives.ts';

const API = 'https://api.test';

describe('allowSource', () => {
  it.each([
    [
      'adds a source to the existing list of a CSP directive',
      "connect-src 'self'",
      'connect-src',
      `connect-src 'self' ${API}`,
    ],
    [
      "replaces 'none' in a CSP directive by the added source",
      "connect-src 'none'",
      'connect-src',
      `connect-src ${API}`,
    ],
    [
      'copies the sources of default-src when it creates a CSP directive',
      "default-src 'self' data:",
      'img-src',
      `img-src 'self' data: ${API}`,
    ],
    [
      'does not repeat a source that a CSP directive already lists',
      `img-src ${API}`,
      'img-src',
      `img-src ${API}`,
    ],
    [
      'adds a source of script elements to script-src if the CSP has no script-src-elem',
      "script-src 'self'",
      'script-src-elem',
      `script-src 'self' ${API}`,
    ],
    [
      'creates script-src rather than script-src-elem if the CSP has neither',
      "default-src 'none'",
      'script-src-elem',
      `script-src ${API}`,
    ],
    [
      'changes the first of two CSP directives with the same name',
      "img-src a.test; img-src 'self'",
      'img-src',
      `img-src a.test ${API}`,
    ],
    [
      'ignores the case of CSP directives and keywords',
      "Default-Src 'NONE'",
      'connect-src',
      `connect-src ${API}`,
    ],
    [
      'adds a source of frames to child-src if the CSP has no frame-src',
      "child-src b.test; default-src 'self'",
      'frame-src',
      `child-src b.test ${API}`,
    ],
    [
      'creates form-action without the sources of default-src',
      "default-src 'self'",
      'form-action',
      `form-action ${API}`,
    ],
  ])('%s', (_, policy, directive, directiveLine) => {
    expect(allowSource(policy, directive, API)).toBe(directiveLine);
  });

  it('keeps every source that a CSP allows, and adds the same source only once', () => {
    const source = fc.constantFrom("'self'", 'https://a.test', '*.b.test', 'data:', "'nonce-x'");
    const anySources = fc.uniqueArray(source);
    fc.assert(
      fc.property(anySources, anySources, (sources, defaultSources) => {
        const policy = `default-src ${defaultSources.join(' ')}; connect-src ${sources.join(' ')}`;
        const directiveLine = allowSource(policy, 'connect-src', API);
        expect(directiveLine.split(' ').slice(1)).toEqual([...sources, API]);
        expect(allowSource(directiveLine, 'connect-src', API)).toBe(directiveLine);
      }),
    );
  });
});

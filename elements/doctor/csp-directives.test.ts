import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowSource } from './csp-directives.ts';

const API = 'https://api.test';

describe('allowSource', () => {
  it.each([
    [
      'adds the source to the existing list',
      "connect-src 'self'",
      'connect-src',
      `connect-src 'self' ${API}`,
    ],
    [
      "removes 'none', which CSP only permits alone",
      "connect-src 'none'",
      'connect-src',
      `connect-src ${API}`,
    ],
    [
      'includes the sources of default-src',
      "default-src 'self' data:",
      'img-src',
      `img-src 'self' data: ${API}`,
    ],
    ['adds a source that is present already only once', `img-src ${API}`, 'img-src', `img-src ${API}`],
    [
      'changes the directive that applies',
      "script-src 'self'",
      'script-src-elem',
      `script-src 'self' ${API}`,
    ],
    [
      'uses the base directive when the policy has none',
      "default-src 'none'",
      'script-src-elem',
      `script-src ${API}`,
    ],
    [
      'uses the first of two directives with the same name',
      "img-src a.test; img-src 'self'",
      'img-src',
      `img-src a.test ${API}`,
    ],
    ['ignores the case of names and keywords', "Default-Src 'NONE'", 'connect-src', `connect-src ${API}`],
    [
      'changes child-src when frame-src is missing',
      "child-src b.test; default-src 'self'",
      'frame-src',
      `child-src b.test ${API}`,
    ],
    ['ignores default-src for form-action', "default-src 'self'", 'form-action', `form-action ${API}`],
  ])('adds a source to a content security policy: %s', (_, policy, directive, line) => {
    expect(allowSource(policy, directive, API)).toBe(line);
  });

  it('keeps every source that a policy allows, and changes nothing when the same source is added twice', () => {
    const source = fc.constantFrom("'self'", 'https://a.test', '*.b.test', 'data:', "'nonce-x'");
    const list = fc.uniqueArray(source);
    fc.assert(
      fc.property(list, list, (sources, others) => {
        const policy = `default-src ${others.join(' ')}; connect-src ${sources.join(' ')}`;
        const line = allowSource(policy, 'connect-src', API);
        expect(line.split(' ').slice(1)).toEqual([...sources, API]);
        expect(allowSource(line, 'connect-src', API)).toBe(line);
      }),
    );
  });
});

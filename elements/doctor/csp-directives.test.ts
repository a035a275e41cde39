import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widened } from './csp-directives.ts';

const API = 'https://api.test';

describe('the directive to write', () => {
  it.each([
    [
      'the list that is there, and the source',
      "connect-src 'self'",
      'connect-src',
      `connect-src 'self' ${API}`,
    ],
    ["without 'none', which may only stand alone", "connect-src 'none'", 'connect-src', `connect-src ${API}`],
    [
      'with what default-src allowed so far',
      "default-src 'self' data:",
      'img-src',
      `img-src 'self' data: ${API}`,
    ],
    ['only once, however often it is asked', `img-src ${API}`, 'img-src', `img-src ${API}`],
    ['under the name whose list counts', "script-src 'self'", 'script-src-elem', `script-src 'self' ${API}`],
    [
      'as the plain directive where there is none',
      "default-src 'none'",
      'script-src-elem',
      `script-src ${API}`,
    ],
    ['of the first of two of a name', "img-src a.test; img-src 'self'", 'img-src', `img-src a.test ${API}`],
    ['in whatever case it is written', "Default-Src 'NONE'", 'connect-src', `connect-src ${API}`],
    [
      'by the fallbacks of frames',
      "child-src b.test; default-src 'self'",
      'frame-src',
      `child-src b.test ${API}`,
    ],
    ['not from default-src where that has no say', "default-src 'self'", 'form-action', `form-action ${API}`],
  ])('is %s', (_, policy, directive, line) => {
    expect(widened(policy, directive, API)).toBe(line);
  });

  it('keeps every source that was allowed, and is settled by one round', () => {
    const source = fc.constantFrom("'self'", 'https://a.test', '*.b.test', 'data:', "'nonce-x'");
    const list = fc.uniqueArray(source);
    fc.assert(
      fc.property(list, list, (sources, others) => {
        const policy = `default-src ${others.join(' ')}; connect-src ${sources.join(' ')}`;
        const line = widened(policy, 'connect-src', API);
        expect(line.split(' ').slice(1)).toEqual([...sources, API]);
        expect(widened(line, 'connect-src', API)).toBe(line);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { makePathsLiteral } from './literal-paths.ts';

describe('the paths in a chunk of the npm package', () => {
  it('writes the address of a picture as a relative path that bundlers follow', () => {
    expect(makePathsLiteral('a=new URL(`AE-BMLv_st-.svg`,import.meta.url).href')).toBe(
      'a=new URL("./AE-BMLv_st-.svg",import.meta.url).href',
    );
  });

  it('replaces the computed path of a dynamic import by a literal path', () => {
    expect(makePathsLiteral('b=(f="")=>import(`./cart-1.js`+f)')).toBe('b=(f="")=>import("./cart-1.js")');
  });

  it.each(['new URL(`.`,import.meta.url)', 'new URL(name,import.meta.url)'])(
    'fails the build if a script contains the address %s, which bundlers cannot follow',
    (address) => {
      expect(() => makePathsLiteral(`a=${address}.href`)).toThrow(address);
    },
  );

  it('leaves an address unchanged if it does not name a file of the package', () => {
    const code = 'a=new URL(`/api`,location.href),b=new URL(n)';
    expect(makePathsLiteral(code)).toBe(code);
  });
});

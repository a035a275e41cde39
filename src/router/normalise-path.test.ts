import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLeadingSlash, normalisePath, removeTrailingSlash } from './normalise-path.ts';

describe('normalisePath', () => {
  it.each([
    ['', '/cafe'],
    ['/', '/cafe'],
    ['cafe', '/cafe'],
    ['/cafe/', '/cafe'],
    ['car_pickup', '/cafe/car_pickup'],
    ['/car_pickup/coffee/', '/cafe/car_pickup/coffee'],
    ['/cafe/car_pickup', '/cafe/car_pickup'],
    ['/cafeteria', '/cafe/cafeteria'],
    ['/?table=4', '/cafe?table=4'],
    ['/cafe?table=4', '/cafe?table=4'],
    ['car_pickup/?table=4', '/cafe/car_pickup?table=4'],
    ['/404', '/404'],
    ['//evil.example', '/cafe/evil.example'],
  ])('normalises the path %j to %s', (path, expected) => expect(normalisePath(path, 'cafe')).toBe(expected));

  it('does not change a normalised path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const normalised = normalisePath(path, 'cafe');
        expect(normalisePath(normalised, 'cafe')).toBe(normalised);
      }),
    );
  });
});

describe('addLeadingSlash', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example/x',
    '\\\\evil.example/x',
    '/\t/evil.example/x',
    ' //evil.example/x',
  ])('keeps the path %j on the current site, although browsers would read it as another site', (path) =>
    expect(new URL(addLeadingSlash(path), 'https://host.example').origin).toBe('https://host.example'),
  );
});

describe('removeTrailingSlash', () => {
  // @spec screens/trailing-slash-redirected-path-without
  it.each([
    ['/', '/'],
    ['/cafe//', '/cafe'],
    ['/cafe/?next=/a/', '/cafe?next=/a/'],
  ])('removes the trailing slashes of the path %s, which becomes %s', (path, expected) =>
    expect(removeTrailingSlash(path)).toBe(expected),
  );
});

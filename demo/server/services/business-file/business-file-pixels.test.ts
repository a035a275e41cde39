import { describe, expect, it } from 'vitest';
import { listPixelOrigins, toPublicPixels } from '../tracking/public-pixels.ts';
import { pixel } from './business-file.ts';

const problems = (value: object): string[] =>
  (pixel.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a tracking integration in a business file', () => {
  it.each([
    { type: 1, id: '1234567890' },
    { type: 2, id: 'G-AB12CD34EF', endpoint: 'https://gateway.example' },
    { type: 5, id: '1234567890', access_token: 'EAAB', test_code: 'TEST1' },
    { type: 7, id: 'a-b-c', access_token: 'token', endpoint: 'http://127.0.0.1:9000' },
  ])('%j is right', (value) => {
    expect(problems(value)).toEqual([]);
  });

  it.each([5, 6, 7])('%i needs an access token, since the server feeds it', (type) => {
    expect(problems({ type, id: 'a' })).toEqual([
      'access_token: the access token, since the server feeds it',
    ]);
  });

  it.each([1, 2, 3, 4])('%i has none, since a browser feeds it', (type) => {
    expect(problems({ type, id: 'a', access_token: 'secret' })).toEqual([
      'access_token: none: what a browser feeds has no access token',
    ]);
  });

  it.each([
    { type: 8, id: 'a' },
    { type: 1, id: 'a b' },
    { type: 1, id: '' },
    { type: 1, id: 'a', endpoint: 'javascript:1' },
  ])('%j is refused', (value) => {
    expect(problems(value)).not.toEqual([]);
  });
});

describe('a tracking integration as clients know it', () => {
  const pixels = [
    { type: 2, id: 'G-1', endpoint: 'https://gateway.example/ga/' },
    { type: 1, id: '1' },
    { type: 4, id: 'T' },
    { type: 1, id: '2' },
    { type: 5, id: '1', access_token: 'secret', test_code: 'TEST1', endpoint: 'https://inside.example' },
  ] as const;

  // @spec entities/pixels
  it('is its number, its id and the gateway for browsers, and nothing else', () => {
    expect(toPublicPixels({ pixels: [...pixels] })).toEqual([
      { type: 2, id: 'G-1', endpoint: 'https://gateway.example/ga' },
      { type: 1, id: '1' },
      { type: 4, id: 'T' },
      { type: 1, id: '2' },
      { type: 5, id: '1' },
    ]);
  });

  it('is an origin for the page’s policy, each once, and none that only the server talks to', () => {
    expect(listPixelOrigins({ pixels: [...pixels] })).toEqual([
      'https://gateway.example',
      'https://www.facebook.com',
      'https://analytics.tiktok.com',
    ]);
    expect(listPixelOrigins({ pixels: [] })).toEqual([]);
  });
});

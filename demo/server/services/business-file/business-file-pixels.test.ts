import { describe, expect, it } from 'vitest';
import { listPixelOrigins, toPublicPixels } from '../tracking/public-pixels.ts';
import { pixel } from './business-file.ts';

const listProblems = (value: object): string[] =>
  (pixel.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a tracking integration in a business file', () => {
  it.each([
    { type: 1, id: '1234567890' },
    { type: 2, id: 'G-AB12CD34EF', endpoint: 'https://gateway.example' },
    { type: 5, id: '1234567890', access_token: 'EAAB', test_code: 'TEST1' },
    { type: 7, id: 'a-b-c', access_token: 'token', endpoint: 'http://127.0.0.1:9000' },
  ])('accepts the tracking integration %j in a business file', (value) => {
    expect(listProblems(value)).toEqual([]);
  });

  it.each([5, 6, 7])(
    'requires an access token for a tracking integration of type %i, whose events the server sends',
    (type) => {
      expect(listProblems({ type, id: 'a' })).toEqual([
        'access_token: an access_token, because the server sends these events',
      ]);
    },
  );

  it.each([1, 2, 3, 4])(
    'refuses an access token for a tracking integration of type %i, whose events the browser sends',
    (type) => {
      expect(listProblems({ type, id: 'a', access_token: 'secret' })).toEqual([
        'access_token: no access_token, because the browser sends these events',
      ]);
    },
  );

  it.each([
    { type: 8, id: 'a' },
    { type: 1, id: 'a b' },
    { type: 1, id: '' },
    { type: 1, id: 'a', endpoint: 'javascript:1' },
  ])('refuses the tracking integration %j in a business file', (value) => {
    expect(listProblems(value)).not.toEqual([]);
  });
});

describe('the tracking integrations that clients get', () => {
  const pixels = [
    { type: 2, id: 'G-1', endpoint: 'https://gateway.example/ga/' },
    { type: 1, id: '1' },
    { type: 4, id: 'T' },
    { type: 1, id: '2' },
    { type: 5, id: '1', access_token: 'secret', test_code: 'TEST1', endpoint: 'https://inside.example' },
  ] as const;

  // @spec entities/pixels
  it('sends browsers only the type, the id and the browser gateway of a pixel', () => {
    expect(toPublicPixels({ pixels: [...pixels] })).toEqual([
      { type: 2, id: 'G-1', endpoint: 'https://gateway.example/ga' },
      { type: 1, id: '1' },
      { type: 4, id: 'T' },
      { type: 1, id: '2' },
      { type: 5, id: '1' },
    ]);
  });

  it('the content security policy lists each address for browser events only once', () => {
    expect(listPixelOrigins({ pixels: [...pixels] })).toEqual([
      'https://gateway.example',
      'https://www.facebook.com',
      'https://analytics.tiktok.com',
    ]);
    expect(listPixelOrigins({ pixels: [] })).toEqual([]);
  });
});

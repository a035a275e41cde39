// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { readCookies, writeCookie } from './cookies.ts';
import { readDocument } from './read-document.ts';
import { clobberDocument } from './testing/clobber-document.ts';

let restoreDocument: () => void;
afterEach(() => restoreDocument());

it('reads properties of the document even if elements of the host page hide them', () => {
  const { body, documentElement, baseURI } = document;
  restoreDocument = clobberDocument('body', 'documentElement', 'baseURI', 'hidden', 'referrer');
  expect(readDocument('body')).toBe(body);
  expect(readDocument('documentElement')).toBe(documentElement);
  expect(readDocument('baseURI')).toBe(baseURI);
  expect(readDocument('hidden')).toBeTypeOf('boolean');
  expect(readDocument('referrer')).toBe('');
});

it('reads and writes cookies on a page with an element named cookie', () => {
  restoreDocument = clobberDocument('cookie');
  writeCookie('order_app_test=1');
  expect(readCookies()).toContain('order_app_test=1');
});
